import type { RootText } from './root-text.ts'

export const assemblyText: RootText = {
  root: 'assembly',
  kinds: [
    ['manufacturer', 5],
    ['workshop', 5],
    ['engineering', 4],
  ],
  artisans: '',
  engineers: 'equipment-building; quality-inspection; refurbishment',
  brands:
    'Складальна лінія@product-assembly; Механізм; Верстатобудівник@equipment-building; Комплект@kitting-packing',
  nouns: {
    manufacturer: 'ТОВ; НВП; Машинобудівний завод',
    workshop: 'Складальний цех; Складальна дільниця; ТОВ',
    engineering: 'Інженерне бюро; Інжинірингова компанія; КБ',
  },
  nounEn: 'Assembly',
  ask: { uk: 'креслення, специфікацію або опис завдання', en: 'drawings, a parts list or a brief' },
  lead: [7, 60],
  taglines: [
    'Складаємо, перевіряємо, пакуємо @product-assembly; kitting-packing',
    'Обладнання та складання під одним дахом @product-assembly; equipment-building',
    'Беремо на себе останній крок виробництва @product-assembly; kitting-packing',
    'Інженерна робота з результатом, який можна виміряти @equipment-building; refurbishment; quality-inspection',
  ],
  work: [
    'Опис складання робимо з фотографіями кожного кроку: за ним новий працівник виходить на норму за два дні, а якість не залежить від однієї людини. @product-assembly; kitting-packing',
    'Комплектувальні приймаємо з перевіркою, облік ведемо поштучно. Недостачу бачимо до запуску, а не посеред зміни. @product-assembly; kitting-packing',
    'Проєктуємо потрібну оснастку, стенди перевірки й тару. Окупність показуємо в цифрах. @product-assembly; kitting-packing; equipment-building',
    'Готовий виріб тестуємо, маркуємо, пакуємо й відвантажуємо на ваш склад або просто покупцеві. @product-assembly; kitting-packing',
    'Починаємо з огляду на місці: міряємо, фотографуємо, говоримо з людьми, які працюватимуть із результатом. Пропозицію надсилаємо з етапами й цінами. @equipment-building; refurbishment; quality-inspection',
  ],
  large: [
    'Площа — {area}, {12-18:6} робочих місць, інструмент — з контролем моменту. Змінність підлаштовуємо під ваш сезон. @product-assembly; kitting-packing',
    'Ведемо проєкти «під ключ»: механіка, електрика, програмування, монтаж, навчання операторів, сервіс. @equipment-building; refurbishment',
  ],
  small: [
    'Гнучка команда: сьогодні складаємо світильники, завтра — візки для складу. Переналагодження входить у ціну. @product-assembly; kitting-packing',
    'Невеликі партії складати вигідно, якщо добре підготуватися. Ми готуємося. @product-assembly; kitting-packing',
    'Команда невелика, і той, хто рахував, сам і виконує. Тому наші оцінки збуваються. @equipment-building; refurbishment; quality-inspection',
  ],
  quality: [
    'Кожен виріб має чек-лист із підписом, відповідальні болти — мітку моменту, електрика — протокол. @product-assembly; equipment-building; refurbishment',
    'Статистику браку показуємо щомісяця, разом із причиною та тим, що змінили. @product-assembly; kitting-packing',
    'Здаємо роботу за протоколом, у якому наперед записані цифри: точність, продуктивність, шум. @equipment-building; refurbishment; quality-inspection',
  ],
  en: {
    taglines: [
      'Assembly, testing and packing as a service @product-assembly; kitting-packing',
      'Custom equipment and product assembly @product-assembly; equipment-building',
      'Engineering work you can measure @equipment-building; refurbishment; quality-inspection',
    ],
    work: [
      'Work instructions carry a photo for every step, so quality does not depend on one pair of hands. Components are checked in and counted. @product-assembly; kitting-packing',
      'We design the fixtures and test rigs, then test, label and ship to your warehouse or your customer. @product-assembly; kitting-packing; equipment-building',
      'We begin with a visit, measure, photograph and talk to the people who will use the result. @equipment-building; refurbishment; quality-inspection',
    ],
    quality: [
      'Each product leaves with a signed checklist and torque marks on critical joints. @product-assembly; equipment-building; refurbishment',
      'Defect statistics are shared monthly with the cause and the change made. @product-assembly; kitting-packing',
      'Work is handed over against figures agreed in advance. @equipment-building; refurbishment; quality-inspection',
    ],
    processes: 'mechanical assembly; wiring; testing; packing; kitting',
    materials: 'customer components; fasteners; aluminium profile; packaging',
  },
  certificates: [
    'ДСТУ ISO 9001:2015|UA.QMS.#####-##',
    'ISO/IEC 17025 (лабораторія)|2#### @quality-inspection',
  ],
  leaves: [
    {
      code: 'product-assembly',
      weight: 3,
      uk: 'Складаємо механічні та електромеханічні вироби серіями',
      en: 'We assemble mechanical and electromechanical products in series',
      taglines: ['Контрактне складання виробів', 'Складання серій з перевіркою кожного виробу'],
      details: [
        'Прилади, велосипеди, меблева фурнітура, насоси, світильники. Норму часу вимірюємо на перших десяти й фіксуємо ціну.',
      ],
      processes: 'механічне складання; паяння; ультразвукове зварювання; тестування; пакування',
      materials: 'комплектувальні замовника; кріплення; пакувальні матеріали',
      equipment:
        'Електровикрутка з контролем моменту|Kolver Pluto 15; Стенд випробувань|власної розробки; Прес пневматичний|Mäder PNP-5',
      moq: ['pcs', 50, 500],
    },
    {
      code: 'equipment-building',
      weight: 3,
      uk: 'Проєктуємо й будуємо нестандартне обладнання, конвеєри та лінії',
      en: 'We design and build custom machines, conveyors and lines',
      taglines: ['Нестандартне обладнання під процес', 'Конвеєри, верстати, лінії — з пуском'],
      details: [
        'Від технічного завдання до пуску: конструювання, виготовлення, автоматика Siemens чи Omron, навчання операторів. Випробовуємо на вашому матеріалі в нашому цеху.',
        'Стрічкові та роликові конвеєри, дозатори, пакувальні автомати, маніпулятори. Запчастини — стандартні, без прив’язки до нас.',
      ],
      processes: 'проєктування; виготовлення рам; складання; програмування ПЛК; пусконалагодження',
      materials: 'алюмінієвий профіль; AISI 304; пневматика; сервоприводи',
      equipment:
        'Обробний центр|Haas VF-4SS; Зварювальний пост|Kemppi MinarcTig; Стенд налагодження|власної розробки',
      moq: ['pcs', 1, 1],
    },
    {
      code: 'kitting-packing',
      weight: 2,
      uk: 'Комплектуємо набори, пакуємо, маркуємо та готуємо товар до полиці',
      en: 'We kit, pack, label and prepare goods for the shelf',
      nouns: 'Складська компанія; ТОВ; Цех пакування',
      taglines: ['Набори, пакування, маркування', 'Подарункові комплекти до дати'],
      details: [
        'Збираємо подарункові набори, промокомплекти, запчастини в пакети. До {2000-6000:1000} наборів на день, лічимо на вагах.',
      ],
      processes: 'комплектування; термоусадка; етикетування; палетування',
      materials: 'гофрокоробки; термоплівка; наповнювач; етикетки',
      equipment:
        'Термоусадковий тунель|Smipack FP 6000; Рахункові ваги|CAS EC-II; Палетообгортач|Robopac Rotoplat',
      moq: ['set', 50, 500],
    },
    {
      code: 'quality-inspection',
      uk: 'Вимірюємо деталі, перевіряємо партії та складаємо протоколи',
      en: 'We measure parts, inspect batches and write reports',
      nouns: 'Вимірювальна лабораторія; ТОВ; Інженерне бюро',
      taglines: ['Вимірювання з протоколом', 'Незалежний контроль партій'],
      details: [
        'Координатна машина, контур, шорсткість, твердість, спектр. Виїжджаємо на завод постачальника перед відвантаженням і надсилаємо фото того самого дня.',
      ],
      processes: 'координатні вимірювання; контроль твердості; вхідний контроль; сортування',
      materials: 'метал; пластик; кераміка',
      equipment:
        'Координатна машина|Mitutoyo Crysta-Apex S776; Профілометр|Mahr MarSurf PS 10; Твердомір|Zwick ZHR',
      moq: ['pcs', 1, 20],
    },
    {
      code: 'refurbishment',
      weight: 2,
      uk: 'Ремонтуємо й модернізуємо верстати, редуктори, насоси та гідравліку',
      en: 'We repair and upgrade machine tools, gearboxes, pumps and hydraulics',
      nouns: 'ТОВ; Ремонтно-механічний завод; Ремонтна дільниця',
      taglines: ['Капітальний ремонт верстатів і редукторів', 'Відновлюємо обладнання з гарантією'],
      details: [
        'Розбираємо, складаємо дефектну відомість із фото й цінами, і лише після погодження беремося. Шабрування напрямних, заміна ЧПК, відновлення шийок.',
        'Гарантія — {6-12:6} місяців; на час ремонту допомагаємо знайти підмінний вузол.',
      ],
      processes: 'дефектування; наплавлення; шабрування; складання; випробування на стенді',
      materials: 'підшипники; бронза; гідравлічні ущільнення; напрямні',
      equipment:
        'Гідравлічний стенд|СГ-250; Балансувальний верстат|Schenck H20; Наплавлювальна установка|УД-209',
      moq: ['pcs', 1, 2],
    },
  ],
}
