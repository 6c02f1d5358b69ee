import type { RootText } from './root-text.ts'

export const electronicsText: RootText = {
  root: 'electronics-pcb',
  kinds: [
    ['manufacturer', 5],
    ['workshop', 5],
    ['engineering', 4],
  ],
  artisans: '',
  engineers: 'electronics-design; pcb-assembly; control-panels; led-lighting',
  brands:
    'Доріжка; Припій; Контакт-Плюс; Схема@pcb-assembly; Джгут-Сервіс@cable-harness; Феромаг@coils-transformers; Шафа й шина@control-panels; Ом; Світлодіод-Майстер@led-lighting; Мікросхід@electronics-design',
  nouns: {
    manufacturer: 'ТОВ; Завод електроніки; НВП; ПП',
    workshop: 'Монтажна дільниця; Електротехнічна майстерня; ТОВ',
    engineering: 'КБ; Інженерне бюро; Студія електроніки',
  },
  nounEn: 'Electronics',
  ask: { uk: 'схему, креслення або технічне завдання', en: 'a schematic, drawings or a brief' },
  lead: [7, 30],
  taglines: [
    'Електроніка: від схеми до перевіреного виробу @not cable-harness; coils-transformers; control-panels',
    'Контрактне виробництво електроніки {cityIn} @pcb-assembly; pcb-fabrication; cable-harness; led-lighting',
    'Плати, джгути, шафи — з тестуванням @not coils-transformers; electronics-design',
    'Електротехніка за вашим завданням, з протоколом випробувань',
  ],
  work: [
    'Файли перевіряємо до запуску: зазори, паяльна маска, панелізація, доступність компонентів. Якщо чогось немає на складах, пропонуємо заміну із сумісним корпусом. @pcb-fabrication; pcb-assembly',
    'Компоненти купуємо в офіційних дистриб’юторів, котушки зберігаємо в сухих шафах, за кожною веде облік система. Можемо працювати з вашою комплектацією. @pcb-assembly',
    'Прошиваємо, калібруємо, складаємо в корпус, заливаємо компаундом, пакуємо. Від плати до пристрою в коробці — без переїздів між підрядниками. @pcb-assembly; led-lighting; electronics-design',
    'Дотримуємося конфіденційності: NDA підписуємо до перегляду файлів, а прошивку зберігаємо зашифрованою.',
    'Схему й специфікацію перевіряємо до закупівлі: струми, перерізи, сумісність роз’ємів. Про сумнівне питаємо одразу, а не після складання. @cable-harness; control-panels; coils-transformers; led-lighting',
  ],
  large: [
    'Дві лінії автоматичного монтажу, {30-80:10} тисяч компонентів на годину, селективне паяння, рентген. Серії — до {10-40:10} тисяч виробів на місяць. @pcb-assembly',
    'Антистатична зона — {area}, щоденний контроль браслетів і підлоги, температура й вологість пишуться безперервно. @pcb-assembly; pcb-fabrication',
    'Виробництво — {area}: складання, випробувальна лабораторія, склад комплектації на {2-4:2} місяці. @cable-harness; control-panels; coils-transformers; led-lighting',
  ],
  small: [
    'Спеціалізуємося на малих серіях. Переналагодження лінії займає годину, тому мінімального рахунку немає. @pcb-assembly; pcb-fabrication',
    'У нас працюють люди, які самі розробляють пристрої. Тож якщо схема не запускається, не повертаємо її мовчки, а шукаємо причину. @pcb-assembly; electronics-design; control-panels',
    'Мала серія для нас звична. Оснастку й шаблони зберігаємо, тож повтор іде швидше й дешевше. @cable-harness; control-panels; coils-transformers; led-lighting',
  ],
  quality: [
    'Оптичну інспекцію проходить кожна плата, BGA — рентген, далі функціональний тест на стенді, який робимо під виріб. @pcb-assembly',
    'Паяємо за IPC-A-610, клас 2 або 3. Оператори сертифіковані, шаблони й профілі печі зберігаємо. @pcb-assembly; cable-harness',
    'Серійний номер зв’язує плату, партію компонентів і результати тесту. Архів ведемо п’ять років. @pcb-assembly; led-lighting; control-panels',
    'Кожен виріб проходить електричні випробування: цілість кіл, опір ізоляції, робота під навантаженням. Протокол додаємо. @cable-harness; control-panels; coils-transformers; led-lighting; electronics-design; pcb-fabrication',
  ],
  en: {
    taglines: [
      'Electronics manufacturing from Gerbers to tested devices @pcb-assembly; pcb-fabrication',
      'Small and mid-volume EMS with real engineering @pcb-assembly',
      'Electrical products built and tested to your brief',
    ],
    work: [
      'Files are reviewed before production: clearances, mask, panel, component availability. Parts come from franchised distributors or from your own kit. @pcb-assembly; pcb-fabrication',
      'We program, calibrate, box-build and pot. NDAs are signed before we open the files. @pcb-assembly; led-lighting; electronics-design',
      'Currents, cross-sections and connectors are checked before anything is bought, and doubts are raised at once. @cable-harness; control-panels; coils-transformers; led-lighting',
    ],
    quality: [
      'Every board passes AOI, BGAs are X-rayed, and devices go through a functional test on a rig made for them. @pcb-assembly',
      'Soldering follows IPC-A-610 class 2 or 3, with serial-level traceability kept for five years. @pcb-assembly; cable-harness',
      'Each unit is tested for continuity, insulation and load, with a report. @cable-harness; control-panels; coils-transformers; led-lighting; electronics-design; pcb-fabrication',
    ],
    processes: 'SMT assembly; THT assembly; selective soldering; programming; functional testing',
    materials: 'FR-4; lead-free solder; conformal coating; silicone wire',
  },
  certificates: [
    'ДСТУ ISO 9001:2015|UA.QMS.#####-##',
    'IPC-A-610 (сертифікований спеціаліст)|CIS-###### @pcb-assembly; cable-harness',
    'ISO 13485:2016|UA.MD.####-## @pcb-assembly; electronics-design',
    'Декларація СЕ за Директивою 2014/35/EU|DoC-#### @led-lighting; control-panels',
  ],
  leaves: [
    {
      code: 'pcb-fabrication',
      uk: 'Виготовляємо одно- та багатошарові друковані плати',
      en: 'We fabricate single- and multi-layer printed circuit boards',
      taglines: ['Друковані плати: прототип за 3 дні', 'Плати до 8 шарів з електроконтролем'],
      details: [
        'До 8 шарів, доріжка/зазор 0,1 мм, алюмінієва основа, імпеданс за розрахунком. Прототип — за {3-4:1} дні, серія — за два тижні.',
        'Покриття ENIG, HASL без свинцю, іммерсійне олово. Кожну плату перевіряємо на верстаті з рухомими щупами.',
      ],
      processes: 'фотолітографія; металізація отворів; травлення; нанесення маски; електроконтроль',
      materials: 'FR-4; алюмінієва основа; Rogers 4350B; паяльна маска',
      equipment:
        'Свердлильний верстат|Schmoll MXY-3; Установка прямого експонування|Limata UV-R; Електротестер|Mania Ultim 8',
      moq: ['pcs', 5, 50],
    },
    {
      code: 'pcb-assembly',
      weight: 4,
      uk: 'Монтуємо плати: SMD, вивідні компоненти, BGA, складання пристроїв',
      en: 'We assemble boards: SMD, through-hole, BGA and box build',
      taglines: ['Монтаж плат: прототипи й серії', 'SMD і THT-монтаж з оптичною інспекцією'],
      details: [
        'Ставимо компоненти від 0201 до 55 × 55 мм, BGA з кроком 0,4. Трафарети ріжемо лазером, пасту контролюємо в 3D.',
        'Вологостійке лакування, заливання, ультразвукове миття — за потреби. Прості пристрої віддаємо вже в коробці з інструкцією.',
      ],
      processes: 'нанесення пасти; SMD-монтаж; паяння хвилею; ручний монтаж; оптична інспекція',
      materials: 'паста SAC305; флюс; лак акриловий; компаунд',
      equipment:
        'Автомат установлення|Yamaha YSM10; Піч оплавлення|Heller 1707 MK5; Оптична інспекція|Mek ISO-Spector; Селективне паяння|Ersa Smartflow 2020',
      moq: ['pcs', 5, 100],
    },
    {
      code: 'cable-harness',
      weight: 2,
      uk: 'Виготовляємо кабельні збірки, джгути й комплекти проводки для техніки',
      en: 'We make cable assemblies and wiring harnesses for vehicles and machines',
      taglines: ['Джгути з тестом кожного контакту', 'Кабельні збірки для техніки й приладів'],
      details: [
        'Перерізи від 0,08 до 95 мм², обтискання з контролем висоти та зусилля. Кожен джгут проходить електричний тест за таблицею з’єднань.',
        'Відновлюємо джгути для сільгоспмашин за зразком: розбираємо старий, малюємо схему, робимо новий із кращим захистом.',
      ],
      processes: 'різання й зачищення; обтискання; розкладання на шаблоні; опресування; тестування',
      materials: 'дріт ПВАМ; силіконовий дріт; роз’єми TE; термоусадка; гофра',
      equipment:
        'Автомат різання й обтискання|Komax Alpha 530; Тестер джгутів|CableEye M4; Прес обтискний|Mecal TT; Маркувальник|Brady i7100',
      moq: ['pcs', 10, 100],
    },
    {
      code: 'control-panels',
      weight: 3,
      uk: 'Проєктуємо та складаємо електрощити, шафи керування й автоматики',
      en: 'We design and build switchboards, control and automation panels',
      taglines: ['Шафи керування з програмуванням ПЛК', 'Електрощити під ключ: схема, складання, пуск'],
      details: [
        'Від квартирного щитка до ГРЩ на {1600-4000:800} А. Схему креслимо в EPLAN, розраховуємо нагрів, маркуємо кожен провід.',
        'Пишемо програми для ПЛК і панелей оператора, їздимо на пусконалагодження. Документація — українською, з резервною копією проєкту.',
      ],
      processes: 'проєктування; механічний монтаж; електромонтаж; програмування ПЛК; випробування',
      materials: 'шафа сталева; шина мідна; провід ПВ-3; автоматика',
      equipment:
        'Верстат обробки шин|Ehrt Holepunch 40; Маркувальник проводів|Weidmüller PrintJet; Мегаомметр|Fluke 1507',
      moq: ['pcs', 1, 5],
    },
    {
      code: 'led-lighting',
      weight: 2,
      uk: 'Виготовляємо світлодіодні світильники, модулі та підсвічування',
      en: 'We make LED luminaires, modules and accent lighting',
      taglines: ['Світильники під проєкт', 'Світлодіодне світло без мерехтіння'],
      details: [
        'Лінійні, трекові, вуличні, промислові; CRI від 80 до 97, драйвери без пульсації. Рахуємо освітленість у DIALux і відповідаємо за люкси.',
        'Корпус — з власного профілю будь-якої довжини, кутові стики без темних плям.',
      ],
      processes: 'проєктування; монтаж LED-плат; складання; вимірювання світлового потоку',
      materials: 'алюмінієвий профіль; LED-плати; розсіювач PMMA; драйвери',
      equipment:
        'Автомат установлення|Neoden K1830; Інтегрувальна сфера|Everfine 1.5 m; Пила по алюмінію|Elumatec TS 161',
      moq: ['pcs', 5, 50],
    },
    {
      code: 'coils-transformers',
      uk: 'Намотуємо трансформатори, дроселі, котушки й електромагніти',
      en: 'We wind transformers, chokes, coils and solenoids',
      taglines: ['Намотування трансформаторів і дроселів', 'Котушки за кресленням і за зразком'],
      details: [
        'Від сигнального трансформатора на грам до силового на {10-40:10} кВА. Тороїди, Ш-подібні, феритові; розраховуємо самі, якщо відомі напруги.',
        'Просочуємо лаком у вакуумі, випробовуємо 4 кВ, перевіряємо індуктивність і струм холостого ходу.',
      ],
      processes: 'рядове намотування; тороїдальне намотування; вакуумне просочування; випробування',
      materials: 'дріт ПЕТ-155; ферит N87; сталь 3408; лак МЛ-92',
      equipment:
        'Намотувальний верстат|СРН-05М; Тороїдальний верстат|Ruff RWE Classic; Вимірювач RLC|GW Instek LCR-6100',
      moq: ['pcs', 10, 200],
    },
    {
      code: 'electronics-design',
      weight: 2,
      uk: 'Розробляємо електроніку: схему, плату, прошивку, корпус і перші зразки',
      en: 'We design electronics: schematic, board, firmware, enclosure and first samples',
      nouns: 'КБ; Інженерне бюро; Студія електроніки',
      taglines: ['Розробка електроніки від ідеї до серії', 'Схема, плата, прошивка — одна команда'],
      details: [
        'Починаємо з технічного завдання й оцінки собівартості: інколи вона показує, що виріб треба спростити ще на папері. Далі — прототип, випробування, підготовка до серії.',
        'STM32, ESP32, nRF, Linux на i.MX. Усі вихідні файли й права передаємо замовникові.',
      ],
      processes: 'схемотехніка; трасування плат; розробка прошивки; прототипування; випробування на ЕМС',
      materials: 'мікроконтролери STM32; модулі nRF52; FR-4',
      equipment:
        'Осцилограф|Siglent SDS2104X; Аналізатор спектра|Rigol DSA815; Паяльна станція|JBC CD-2SQ; Камера тепла й холоду|КТХ-100',
      moq: ['pcs', 1, 3],
    },
  ],
}
