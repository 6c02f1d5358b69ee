import type { RootText } from './root-text.ts'

export const rubberText: RootText = {
  root: 'rubber',
  kinds: [
    ['manufacturer', 8],
    ['workshop', 5],
  ],
  artisans: '',
  engineers: '',
  brands:
    'Манжета@seals-gaskets; Гумотех-Слобода@rubber-moulding; Еластомір; Силікон-Центр@silicone-products; М’який крок@rubber-flooring',
  nouns: {
    manufacturer: 'ТОВ; Завод гумових виробів; ПП; НВП',
    workshop: 'Цех; Цех гумових виробів; Дільниця',
  },
  nounEn: 'Rubber',
  ask: { uk: 'креслення або зразок деталі', en: 'a drawing or a sample part' },
  lead: [5, 25],
  taglines: [
    'Гума та силікон за кресленнями',
    'Гумотехнічні вироби від зразка до серії @not rubber-flooring; silicone-products',
    'Ущільнення, які тримають @seals-gaskets',
  ],
  work: [
    'Суміш добираємо під середовище: олива, пара, озон, харчові продукти, мороз до –60 °C. Якщо не знаєте марки, опишіть умови — запропонуємо.',
    'Пресформи виготовляємо на власній дільниці, прості — за {5-7:1} днів. Оснастка ваша, зберігаємо безкоштовно. @not hoses-belts; rubber-flooring',
    'Зношену деталь приймаємо як креслення: знімаємо розміри з поправкою на знос, визначаємо матеріал, робимо пробну. @not rubber-flooring; hoses-belts',
    'Вулканізація, зняття облою кріогенним способом, склеювання, вклеювання металу — усе на місці. @not hoses-belts; rubber-flooring',
  ],
  large: [
    'Преси від 63 до 630 тонн, власне змішування, переробляємо до {20-80:10} тонн суміші на місяць. @not hoses-belts; rubber-flooring',
    'Для заводів-складальників ведемо склад на вимогу та річні ціни з прив’язкою до каучуку.',
  ],
  small: [
    'Невелика дільниця зі швидким налагодженням: термінові кільця, прокладки й буфери — наш щоденний хліб. @not rubber-flooring; hoses-belts',
    'Термінову деталь для зупиненої лінії пресуємо того самого дня, якщо підходить одна з наших {300-900:100} форм. @not rubber-flooring; hoses-belts',
  ],
  quality: [
    'Твердість за Шором перевіряємо на кожній закладці, розтяг і залишкову деформацію — на партії. Протокол додаємо.',
    'Розмір міряємо після доби відлежування, бо гума «сідає». Поверхня без бульбашок і напливів. @not hoses-belts; rubber-flooring',
    'Розміри, вагу й твердість перевіряємо на кожній партії, протокол випробувань додаємо до накладної. @hoses-belts; rubber-flooring',
  ],
  en: {
    taglines: [
      'Rubber and silicone parts to drawing',
      'Moulded rubber from sample to series @not rubber-flooring; hoses-belts',
    ],
    work: [
      'The compound is chosen for the medium: oil, steam, ozone, food or frost down to −60 °C. Tools are made in-house and stored for you. @not rubber-flooring',
      'A worn part can serve as a drawing: we measure it, identify the material and make a trial. @not rubber-flooring; hoses-belts',
      'We measure on site, cut to size and install or explain how. @rubber-flooring; hoses-belts',
    ],
    quality: [
      'Hardness is checked on each batch, tensile and compression set on request, with a report.',
      'Parts are deflashed cryogenically and measured after a day of rest. @not rubber-flooring; hoses-belts',
    ],
    processes: 'compression moulding; extrusion; die cutting; bonding; cryogenic deflashing',
    materials: 'NBR; EPDM; VMQ silicone; FKM; natural rubber',
  },
  certificates: [
    'ДСТУ ISO 9001:2015|UA.QMS.#####-##',
    'Висновок на контакт з харчовими продуктами|№ 12.2-18-2/##### @silicone-products',
  ],
  leaves: [
    {
      code: 'rubber-moulding',
      weight: 3,
      uk: 'Виготовляємо формові гумові вироби: буфери, втулки, мембрани, чохли',
      en: 'We mould buffers, bushings, diaphragms and boots',
      taglines: ['Формова гума: буфери, мембрани, пильники', 'Гумові вироби за зразком'],
      details: [
        'Маса деталі — від грама до {20-40:10} кг. Буфери кранів, мембрани насосів, пильники, демпфери.',
        'Для сільгосптехніки тримаємо готові форми на популярні сошники й насоси.',
      ],
      processes: 'вальцювання; пресування; вулканізація; зняття облою',
      materials: 'NBR; EPDM; СКІ-3; CR',
      equipment: 'Вулканізаційний прес|250-600; Інжекційний прес|Rep V59; Вальці|Пд-630',
      moq: ['pcs', 20, 500],
    },
    {
      code: 'seals-gaskets',
      weight: 3,
      uk: 'Виготовляємо манжети, кільця, прокладки та профільні ущільнювачі',
      en: 'We make lip seals, O-rings, gaskets and profile seals',
      taglines: ['Ущільнення за годину', 'Манжети й прокладки без пресформи'],
      details: [
        'Точимо ущільнення з поліуретану, PTFE та гуми без пресформи, діаметр до 600 мм: гідроциліндр стоїть години, а не тижні.',
        'Прокладки вирізаємо плотером із пароніту, гуми, графіту, силікону за файлом або вашим старим фланцем.',
      ],
      processes: 'точіння ущільнень; плотерне різання; штампування; екструзія профілю',
      materials: 'поліуретан; NBR; PTFE; пароніт; графіт',
      equipment: 'Верстат для ущільнень|Seal Maker CNC 600; Різальний плотер|Zünd S3; Прес|ПГ-40',
      moq: ['pcs', 1, 100],
    },
    {
      code: 'silicone-products',
      weight: 2,
      uk: 'Ллємо й екструдуємо силікон: форми, трубки, харчові та медичні вироби',
      en: 'We mould and extrude silicone: moulds, tubes, food and medical parts',
      taglines: ['Силікон харчовий і технічний', 'Силіконові вироби, трубки, форми'],
      details: [
        'Платиновий силікон 20–70 за Шором, температура від –60 до +230 °C. Колір будь-який, запаху немає.',
        'Кондитерські форми, килимки, клапани, трубки; дитячі товари — з відповідними протоколами.',
      ],
      processes: 'лиття LSR; пресування; екструзія; довулканізація',
      materials: 'VMQ; LSR; фторсилікон; пігмент харчовий',
      equipment:
        'Термопластавтомат LSR|Engel e-victory 120; Екструдер|Rodolfo Comerio 60; Піч довулканізації|ПВ-400',
      moq: ['pcs', 50, 500],
    },
    {
      code: 'rubber-metal',
      uk: 'Виготовляємо гумометалеві вироби та обгумовуємо вали й колеса',
      en: 'We make rubber-to-metal parts and cover rollers and wheels',
      taglines: ['Сайлентблоки, віброопори, обгумування валів', 'Гума, що не відривається від металу'],
      details: [
        'Метал очищаємо піском і ґрунтуємо двома шарами, тому на випробуваннях рветься гума, а не клейовий шов.',
        'Вали обгумовуємо завдовжки до трьох метрів, шліфуємо в розмір, наносимо рифлення.',
      ],
      processes: 'очищення; нанесення клею; вулканізація; шліфування валів',
      materials: 'NBR; NR; сталь; клей Chemosil',
      equipment: 'Вулканізаційний котел|АВ-2000; Прес|400-800; Шліфувальний верстат|3У144',
      moq: ['pcs', 1, 100],
    },
    {
      code: 'hoses-belts',
      uk: 'Виготовляємо рукави, паси та конвеєрні стрічки в розмір',
      en: 'We make hoses, belts and conveyor belting to size',
      taglines: ['Рукави та стрічки в розмір', 'РВТ обтискаємо за пів години'],
      details: [
        'Рукави високого тиску обтискаємо на місці, до шести навивок, випробовуємо півтора робочим тиском.',
        'Конвеєрні стрічки стикуємо гаряче й холодно, приварюємо планки та борти.',
      ],
      processes: 'обтискання; стикування стрічок; гаряча вулканізація; випробування тиском',
      materials: 'рукав 2SN; рукав 4SH; стрічка EP-400; фітинги',
      equipment:
        'Обтискний верстат|Finn-Power P32; Вулканізаційний прес|Almex 1200; Випробувальний стенд|СТ-1200',
      moq: ['m', 1, 50],
    },
    {
      code: 'rubber-flooring',
      uk: 'Виготовляємо гумову плитку, рулонні покриття та килими для стійл',
      en: 'We make rubber tiles, rolls and stable mats',
      taglines: ['Гумова плитка для майданчиків і залів', 'Покриття, на якому не боляче падати'],
      details: [
        'Плитка 10–60 мм з каучукової крихти, EPDM-верх, висота падіння до 2,1 м за протоколом. Кріпимо пазлом або втулками.',
        'Килими для корівників і стаєнь — 18–24 мм, з дренажем.',
      ],
      processes: 'подрібнення шин; змішування; пресування; різання; укладання',
      materials: 'гумова крихта; EPDM; поліуретановий зв’язувач',
      equipment: 'Прес для плитки|ПП-6; Змішувач|СМ-200; Розкрійний верстат|РК-1250',
      moq: ['m2', 20, 200],
    },
  ],
}
