import type { RootText } from './root-text.ts'

export const metalworkText: RootText = {
  root: 'metalwork',
  kinds: [
    ['manufacturer', 6],
    ['workshop', 7],
    ['artisan', 18],
    ['trader', 1],
  ],
  artisans: 'artistic-forging',
  engineers: '',
  brands:
    'Залізний лад; Три молоти@artistic-forging; Гартування@heat-treatment; Метиз-Слобода@fasteners; Пружина@springs-wire; Ковальський двір@artistic-forging; Цинк і колір@electroplating; Сталевий вузол; Вогонь і вода@heat-treatment; Порошок-Центр@powder-coating; Покриття-Поділля@powder-coating; Гайка@fasteners; Дротяна справа@springs-wire; Чорне срібло@artistic-forging; Підкова@artistic-forging; Стелаж-Майстер@metal-furniture; Полірня@grinding-polishing; Анод-Сервіс@electroplating; Сталева полиця@metal-furniture; Срібний блиск@grinding-polishing',
  nouns: {
    manufacturer: 'ТОВ; Завод металовиробів; Метизний завод; ПП',
    workshop: 'Цех; Майстерня; Виробнича дільниця',
    artisan: 'Кузня; Ковальська майстерня; Майстерня',
    trader: 'Торговий дім; ТОВ',
  },
  nounEn: 'Metalworks',
  ask: { uk: 'креслення, фото або зразок', en: 'a drawing, a photo or a sample' },
  lead: [5, 20],
  taglines: [
    'Металовироби та покриття під замовлення @not artistic-forging; heat-treatment',
    'Метал, оброблений як слід',
    'Працюємо з металом {cityIn} з {year} року',
    'Партії від кілограма до вагона @not artistic-forging; metal-furniture; powder-coating',
  ],
  work: [
    'Приймаємо деталі з актом: кількість, вага, стан поверхні, вимоги до обробки. Вивозимо й привозимо власним транспортом, якщо партія від {200-500:100} кг. @heat-treatment; grinding-polishing; electroplating; powder-coating',
    'Технологію записуємо в картку замовлення: режими, матеріали, час. За нею ж працюємо наступного разу, навіть якщо між партіями минув рік. @not artistic-forging',
    'Підготовка поверхні — половина справи, тому знежирюємо, труїмо або очищаємо дробом кожну деталь, а не лише ті, де видно іржу. @electroplating; powder-coating; metal-furniture',
    'Металопрокат беремо на перевірених базах, сертифікати додаємо. Якщо у вас свій метал, приймемо його з актом. @fasteners; springs-wire; metal-furniture; artistic-forging',
    'Спершу малюємо ескіз із розмірами, показуємо вузли кріплення й лише тоді розводимо горно. Зміни на цьому кроці безкоштовні. @artistic-forging; metal-furniture',
  ],
  large: [
    'Виробництво — {area}, мостовий кран, дві зміни. Переробляємо до {40-160:20} тонн металу на місяць. @not artistic-forging',
    'Маємо власну лабораторію: твердість, товщина покриття, адгезія, склад ванн. Протокол додаємо до кожної партії. @heat-treatment; electroplating; powder-coating; fasteners',
  ],
  small: [
    'Працюємо без відділу продажів: телефон бере майстер, тому на технічні питання відповідаємо одразу.',
    'Не відмовляємо в малому: одна хвіртка чи ящик петель — теж замовлення. @not heat-treatment; electroplating',
  ],
  quality: [
    'Перед видачею показуємо деталі, складені на столі: можна оглянути, поміряти товщиноміром, перерахувати. Лише тоді пакуємо. @heat-treatment; grinding-polishing; electroplating; powder-coating',
    'Контрольні зразки з кожної партії зберігаємо три місяці, тож спірні питання вирішуємо за фактами. @not artistic-forging; metal-furniture',
    'На покриття даємо гарантію {36-60:12} місяців за умови, що деталь експлуатують так, як домовлялися. @electroplating; powder-coating; metal-furniture',
    'Перед монтажем виріб складаємо в цеху повністю: усе сходиться, ніде не дряпає, петлі ходять легко. @artistic-forging; metal-furniture',
    'Розмір і твердість перевіряємо вибірково на кожній партії, контрольний листок кладемо в ящик. @fasteners; springs-wire',
  ],
  en: {
    taglines: [
      'Metal goods and finishing to order',
      'Coating, heat treatment and metal parts by the batch @heat-treatment; grinding-polishing; electroplating; powder-coating',
    ],
    work: [
      'Parts are received against a list with weights, condition and requirements. The process is written down per order, so repeat batches come out the same. @heat-treatment; grinding-polishing; electroplating; powder-coating',
      'Surface preparation gets as much attention as the process itself: degreasing, pickling or blasting for every part. @electroplating; powder-coating; metal-furniture',
      'We draw to scale first, agree fixing points and finish, and only then heat the metal. @artistic-forging; metal-furniture',
      'Special sizes are made to drawing or to a worn sample, with trial pieces before the batch. @fasteners; springs-wire',
    ],
    quality: [
      'Coating thickness and hardness are measured on each batch and the report travels with the parts. @heat-treatment; electroplating; powder-coating',
      'Reference samples are kept for three months. @not artistic-forging',
      'Each product is assembled in the shop before delivery. @artistic-forging; metal-furniture',
    ],
    processes: 'blasting; heat treatment; plating; powder coating; grinding',
    materials: 'carbon steel; stainless steel; aluminium; spring wire',
  },
  certificates: [
    'ДСТУ ISO 9001:2015|UA.QMS.#####-##',
    'Протокол випробувань покриття за ДСТУ ISO 9227|№ ###-## @electroplating; powder-coating',
    'Сертифікат відповідності продукції|UA.P.#####-## @fasteners; springs-wire; metal-furniture',
  ],
  leaves: [
    {
      code: 'fasteners',
      nouns: 'Метизний завод; ТОВ; ПП',
      uk: 'Виготовляємо болти, шпильки, анкери, заклепки та нестандартне кріплення',
      en: 'We make bolts, studs, anchors, rivets and special fasteners',
      taglines: ['Нестандартне кріплення за кресленням', 'Болти, шпильки, анкери: М6–М64'],
      details: [
        'Накочуємо різьбу від М6 до М36, нарізаємо до М64, довжина шпильки — до 3 метрів. Класи міцності 5.8, 8.8, 10.9, з цинком, термодифузією або без покриття.',
        'Фундаментні болти усіх виконань за вашими кресленнями, комплектуємо гайками та шайбами, в’яжемо по комплектах на об’єкт.',
      ],
      processes: 'холодне висаджування; накочування різьби; гаряче штампування; цинкування; пакування',
      materials: 'сталь 35; сталь 40Х; сталь 30Х3МФ; AISI 316',
      equipment:
        'Холодновисаджувальний автомат|АБ1919; Різьбонакатний верстат|UPW 25; Прес|К2232; Гідравлічний різьбонарізний верстат|Rex N80A',
      moq: ['kg', 50, 500],
    },
    {
      code: 'springs-wire',
      uk: 'Навиваємо пружини стискання, розтягування та кручення, гнемо вироби з дроту',
      en: 'We wind compression, extension and torsion springs and bend wire products',
      taglines: ['Пружини за кресленням, зразком або навантаженням', 'Вироби з дроту 0,3–16 мм'],
      details: [
        'Якщо креслення немає, надішліть зламану пружину або назвіть навантаження й хід: перерахуємо, зробимо дві-три дослідні, ви випробуєте.',
        'З дроту гнемо гачки, решітки, каркаси, стійки для викладки. Контактне зварювання сіток — на автоматі, крок від 20 мм.',
      ],
      processes: 'холодне навивання; гаряче навивання; шліфування торців; відпуск; контактне зварювання',
      materials: 'дріт 60С2А; дріт 65Г; дріт AISI 302; оцинкований дріт',
      equipment:
        'Пружинонавивний автомат|Simco CNC-50; Дротогнучкий верстат|Wafios B3; Торцешліфувальний верстат|ВШ-521; Піч відпуску|СНОЛ 8,2/1100',
      moq: ['pcs', 20, 500],
    },
    {
      code: 'metal-furniture',
      weight: 2,
      uk: 'Виготовляємо металеві стелажі, верстаки, шафи для одягу та меблеві каркаси',
      en: 'We make racking, workbenches, lockers and furniture frames',
      taglines: ['Стелажі, верстаки, локери для складів і цехів', 'Меблеві каркаси й підстілля з металу'],
      details: [
        'Стелажі рахуємо на фактичне навантаження й підлогу, даємо паспорт із допустимою вагою на ярус. Монтуємо своєю бригадою по всій Україні.',
        'Для меблярів варимо підстілля, каркаси стільців і барних стійок: шви зачищені, отвори збігаються, фарба — будь-який RAL з текстурою.',
      ],
      processes: 'різання; гнуття; зварювання; порошкове фарбування; монтаж',
      materials: 'труба профільна; сталь холоднокатана; лист оцинкований; сітка',
      equipment:
        'Стрічкова пила|Pilous ARG 260; Зварювальний напівавтомат|Fronius TransSteel 2700; Листозгин|Schechtl MAX 310; Камера порошкового фарбування|ПФ-6',
      moq: ['pcs', 5, 30],
    },
    {
      code: 'artistic-forging',
      weight: 3,
      nouns: 'Кузня; Ковальська майстерня; Майстерня кованих виробів',
      uk: 'Куємо ворота, балюстради, ліхтарі, каміни й ковані меблі',
      en: 'We forge gates, balustrades, lanterns, fireplaces and furniture',
      taglines: [
        'Художнє кування вручну',
        'Ворота, перила й ліхтарі за ескізом',
        'Гаряче кування без штампованих елементів',
      ],
      details: [
        'Елементи не купуємо: листя, завитки, хомути куємо самі, тому двох однакових воріт у нас немає. Ескіз малюємо в натуральну величину на підлозі цеху й запрошуємо замовника подивитися.',
        'Відновлюємо старі решітки й огорожі: знімаємо шари фарби, повторюємо втрачені деталі за фотографіями, з’єднуємо на заклепки, як було.',
      ],
      processes: 'вільне гаряче кування; ковальське зварювання; карбування; патинування; монтаж',
      materials: 'сталь Ст3; смуга; квадрат 12–40 мм; мідь; латунь',
      equipment: 'Пневматичний молот|МА4129; Горно|власної роботи; Прес гвинтовий|Ф1730',
      moq: ['pcs', 1, 2],
    },
    {
      code: 'heat-treatment',
      weight: 2,
      nouns: 'Термічний цех; ТОВ; Термічна дільниця',
      uk: 'Гартуємо, цементуємо, азотуємо й відпускаємо деталі та інструмент',
      en: 'We harden, carburise, nitride and temper parts and tooling',
      taglines: ['Термообробка з протоколом твердості', 'Гартування, цементація, азотування'],
      details: [
        'Шахтні та камерні печі, довжина деталі — до 2500 мм, вага садки — до {600-1500:100} кг. Гартування у воду, масло, полімер; СВЧ — для валів і зубців.',
        'Повідомте марку сталі та бажану твердість — решту підберемо. Якщо марка невідома, зробимо спектральний аналіз тут-таки.',
      ],
      processes: 'об’ємне гартування; цементація; іонне азотування; гартування СВЧ; відпуск',
      materials: 'сталь 40Х; сталь 18ХГТ; сталь Х12МФ; сталь 38Х2МЮА',
      equipment:
        'Камерна піч|СНЗ-8.16.5/10; Шахтна піч цементації|СШЦМ-6.12/9,5; Установка СВЧ|ВЧГ-60; Твердомір|ТК-2М',
      moq: ['kg', 20, 200],
    },
    {
      code: 'grinding-polishing',
      uk: 'Шліфуємо й поліруємо деталі та листи: плоске, кругле, стрічкове шліфування',
      en: 'We grind and polish parts and sheet: flat, cylindrical and belt grinding',
      taglines: ['Шліфування в мікрони, полірування в дзеркало', 'Дзеркало й сатин на нержавійці'],
      details: [
        'Плоскі деталі — до 2000 × 400 мм із паралельністю 0,01, вали — до 1500 мм. Нержавійку доводимо до дзеркала або рівного сатину зерном 180–320.',
        'Беремо труби, перила, посуд, ресторанне обладнання. Заходить деталь зі швами — виходить без жодного сліду зварювання.',
      ],
      processes: 'плоске шліфування; кругле шліфування; стрічкове шліфування; полірування; галтування',
      materials: 'сталь загартована; AISI 304; алюміній; латунь',
      equipment:
        'Плоскошліфувальний верстат|3Л722В; Круглошліфувальний верстат|3М151; Стрічкошліфувальна лінія|Timesavers 42; Полірувальний верстат|ЗШ-400',
      moq: ['pcs', 1, 50],
    },
    {
      code: 'electroplating',
      weight: 2,
      nouns: 'Гальванічний цех; ТОВ; Цех покриттів',
      uk: 'Цинкуємо, нікелюємо, хромуємо й оксидуємо деталі',
      en: 'We zinc-plate, nickel-plate, chrome and black-oxide parts',
      taglines: [
        'Гальванічні покриття: цинк, нікель, хром',
        'Цинкування дрібних деталей барабаном і на підвісках',
      ],
      details: [
        'Лужне цинкування з безхромовою пасивацією: райдужною, чорною або синьою. Дрібні деталі — у барабані, великі — на підвісках до 2 метрів.',
        'Стічні води проходять власні очисні споруди, договір на утилізацію шламу чинний. Запитайте документи — покажемо, бо в нашій справі це важливо.',
      ],
      processes: 'знежирення; травлення; цинкування; нікелювання; хімічне оксидування; пасивація',
      materials: 'сталь; латунь; мідь; цинковий сплав',
      equipment:
        'Автооператорна лінія цинкування|Л-12; Барабанна установка|БЦ-300; Рентгенофлуоресцентний товщиномір|Fischerscope XDL 230',
      moq: ['kg', 10, 100],
    },
    {
      code: 'powder-coating',
      weight: 3,
      nouns: 'Цех порошкового фарбування; ТОВ; Фарбувальний цех',
      uk: 'Фарбуємо порошком деталі, профілі, диски та металоконструкції',
      en: 'We powder-coat parts, profiles, wheels and structures',
      taglines: ['Порошкове фарбування: камера 7 метрів', 'Будь-який RAL, фактура, ґрунт під вулицю'],
      details: [
        'Піч 7000 × 2000 × 2200 мм, фарби поліефірні та епоксидно-поліефірні, понад {120-200:20} кольорів на складі. Рідкісний відтінок привозимо за тиждень.',
        'Для вулиці робимо два шари з цинковим ґрунтом і даємо протокол адгезії. Місця під різьбу й контакти закриваємо термостійкими заглушками.',
      ],
      processes: 'дробоструминне очищення; фосфатування; ґрунтування; нанесення порошку; полімеризація',
      materials: 'поліефірна фарба; епоксидний ґрунт; сталь; алюміній; оцинкована сталь',
      equipment:
        'Піч полімеризації|ПП-7000; Камера напилення|Gema MagicCompact; Розпилювач|Gema OptiFlex Pro; Дробоструминна камера|Contracor ECO-160',
      moq: ['m2', 5, 50],
    },
  ],
}
