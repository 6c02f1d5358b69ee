import { readPair, type Sentence } from './trade-table.ts'
import type { Pair } from './trades/trade.ts'

export const SENTENCES = {
  buyers: sentences([
    [
      'Ми виробнича компанія, частину операцій передаємо підрядникам.',
      'We are a manufacturer and pass part of the operations to contractors.',
    ],
    ['Невелика команда, запускаємо власний продукт.', 'A small team launching a product of our own.'],
    [
      'Працюємо в цій галузі {6-18:рік|роки|років}, виробництво — на стороні.',
      'We have been in this business for {6-18:year|years}; production is outsourced.',
    ],
    [
      'Попередній підрядник перестав вкладатися в строки, тому шукаємо нового.',
      'Our previous contractor stopped keeping dates, so we are looking for a new one.',
    ],
    [
      'Компанія з досвідом експорту, постачаємо в {Польщу|Німеччину|Румунію|країни Балтії}.',
      'A company with export experience, supplying {Poland|Germany|Romania|the Baltic states}.',
    ],
  ]),
  repeat: {
    monthly: sentences([
      [
        'Замовлення щомісячне, обсяг може коливатися в межах {10|15|20} %.',
        'The order repeats every month, give or take {10|15|20} %.',
      ],
      [
        'Якщо перша партія вдасться, замовлятимемо щомісяця.',
        'If the first batch goes well, we will order every month.',
      ],
    ]),
    quarterly: sentences([
      ['Такий обсяг потрібен щокварталу.', 'We need this volume every quarter.'],
      [
        'Плануємо повторювати раз на квартал, графік узгодимо заздалегідь.',
        'We plan to repeat it every quarter on a schedule agreed ahead.',
      ],
    ]),
    yearly: sentences([
      ['Замовляємо раз на рік, перед сезоном.', 'We order once a year, before the season.'],
      [
        'Потреба щорічна, ціну переглядаємо раз на рік.',
        'The need comes every year, and so does the review of the price.',
      ],
    ]),
  },
  series: {
    buyers: sentences([
      [
        'Друге таке замовлення: перше виконали добре, але обсяги зросли.',
        'Our second order of this kind: the first went well, but volumes have grown.',
      ],
    ]),
    payment: sentences([
      [
        'Для першої партії згодні на повну передплату, далі — відтермінування {14|20|30} днів.',
        'For the first batch we accept full prepayment, later on {14|20|30} days of credit.',
      ],
    ]),
    delivery: sentences([
      ['Відвантажувати можна частинами, у міру готовності.', 'Part shipments are fine as they become ready.'],
      [
        'Перша поставка — за {2-6:тиждень|тижні|тижнів} після авансу, решта за графіком.',
        'First delivery {2-6:week|weeks} after the advance, the rest on schedule.',
      ],
    ]),
    closing: sentences([
      [
        'У відповіді вкажіть ціну, строк і хто вестиме замовлення.',
        'Please state the price, the lead time and who will run the job.',
      ],
      [
        'У відповіді вкажіть ціну за одиницю, строк і найменшу партію.',
        'Please state the unit price, lead time and smallest batch.',
      ],
      ['Розглянемо і весь обсяг, і його частину.', 'We will consider the whole volume or a part of it.'],
    ]),
  },
  sample: sentences([
    [
      'Перед партією потрібен зразок; його вартість сплатимо окремо.',
      'A sample is needed before the batch; we pay for it separately.',
    ],
    [
      'Серію запускаємо після затвердження зразка, на розгляд беремо {2-5:день|дні|днів}.',
      'The series starts once a sample is approved; we take {2-5:day|days} to review it.',
    ],
    [
      'Зразок обов’язковий: за ним прийматимемо всю партію.',
      'A sample is a must: the whole batch will be accepted against it.',
    ],
  ]),
  nda: sentences([
    [
      'Документацію надішлемо після підписання угоди про нерозголошення.',
      'Documents follow once a non-disclosure agreement is signed.',
    ],
    ['Виріб новий, тому просимо підписати NDA.', 'The product is new, so we ask for an NDA.'],
  ]),
  vat: sentences([
    [
      'Розрахунок безготівковий, потрібен платник ПДВ.',
      'Payment by bank transfer; the contractor must be registered for VAT.',
    ],
    ['Працюємо за договором із ПДВ.', 'We work under a contract with VAT.'],
  ]),
  noVat: sentences([
    ['Можемо працювати з ФОП на єдиному податку.', 'Sole traders on the simplified tax are welcome.'],
    ['Форма оплати — на вибір виконавця.', 'The form of payment is up to the contractor.'],
  ]),
  payment: sentences([
    [
      'Оплата: {30|40|50} % авансу, решта — перед відвантаженням.',
      'Payment: {30|40|50} % in advance, the rest before dispatch.',
    ],
    [
      'Оплата: {50|60|70} % передплати, решта — протягом {3|5|10} банківських днів після приймання.',
      'Payment: {50|60|70} % up front, the rest within {3|5|10} banking days of acceptance.',
    ],
  ]),
  delivery: sentences([
    ['Заберемо власним транспортом.', 'We collect with our own transport.'],
    [
      'Доставка перевізником за наш рахунок, пакування — на виконавці.',
      'Carriage is at our cost, packing at yours.',
    ],
    [
      'Доставку до нашого складу просимо одразу закласти в ціну.',
      'Please include delivery to our warehouse in the price.',
    ],
  ]),
  material: {
    customer: sentences([
      ['Матеріал надаємо ми, залишки повертаються.', 'We supply the material; leftovers come back.'],
      [
        'Сировину завеземо за {2-6:день|дні|днів} до початку робіт.',
        'We bring the material {2-6:day|days} before the work starts.',
      ],
    ]),
    producer: sentences([
      ['Матеріали й комплектування — на виконавці.', 'Materials and components are on the contractor.'],
      ['Ціну просимо з урахуванням матеріалу.', 'Please quote with material included.'],
    ]),
    agree: sentences([
      [
        'Хто купує матеріал, домовимося: розглянемо обидва варіанти ціни.',
        'Who buys the material is open: quote both ways if you can.',
      ],
    ]),
  },
  files: sentences([
    ['Документацію додано до замовлення.', 'The documents are attached.'],
    [
      'Технічне завдання — у вкладенні, на запитання відповімо того самого дня.',
      'The specification is attached; we answer questions the same day.',
    ],
    ['Розміри й допуски дивіться у вкладених файлах.', 'See the attached files for sizes and tolerances.'],
  ]),
  noFiles: sentences([
    ['Креслення й фото надішлемо після першого дзвінка.', 'Drawings and photos follow after the first call.'],
    ['Технічне завдання надамо тим, хто відгукнеться.', 'Those who reply get the specification.'],
    [
      'Можемо привезти готовий взірець, щоб ви оцінили роботу.',
      'We can bring an existing piece for you to look at.',
    ],
  ]),
  request: sentences([
    [
      'Бюджет не визначено — чекаємо на ваші розрахунки.',
      'The budget is open: we look forward to your figures.',
    ],
    ['Ціну назвіть самі, порівнюватимемо пропозиції.', 'Name your price; we will compare the offers.'],
  ]),
  volumes: sentences([
    ['Обсяг уточнимо після затвердження зразка', 'Volume to be settled once the sample is approved'],
    [
      'За специфікацією: кілька позицій різного обсягу',
      'By specification: several items in different volumes',
    ],
    ['Перша партія невелика, далі — за попитом', 'A small first batch, then by demand'],
    [
      'Від пробної партії до постійних поставок, залежно від ціни',
      'From a trial batch to steady supply, depending on the price',
    ],
    [
      '{3-6:позиція|позиції|позицій}, обсяг кожної — в запиті',
      '{3-6:item|items}, the volume of each in the enquiry',
    ],
  ]),
  closing: sentences([
    [
      'Будемо вдячні за фото схожих робіт і контакти двох-трьох замовників.',
      'Photos of similar work and two or three references are welcome.',
    ],
    [
      'Перед укладенням договору приїдемо подивитися на виробництво.',
      'We will visit your works before signing.',
    ],
    [
      'Напишіть, яке у вас обладнання та завантаження на найближчі два місяці.',
      'Tell us about your equipment and how busy you are for the next two months.',
    ],
    [
      'Вибираємо не найдешевшого, а того, хто тримає строки.',
      'We choose not the cheapest, but the one who keeps dates.',
    ],
  ]),
} as const

function sentences(list: readonly Pair[]): readonly Sentence[] {
  return list.map(readPair)
}
