import type { RootText } from './root-text.ts'

export const threeDPrintingText: RootText = {
  root: '3d-printing',
  kinds: [
    ['workshop', 8],
    ['artisan', 6],
    ['engineering', 3],
    ['manufacturer', 2],
  ],
  artisans: 'fdm-printing; sla-printing; 3d-modelling; 3d-scanning',
  engineers: 'fdm-printing; sls-printing; metal-3d-printing; 3d-scanning; 3d-modelling',
  earliestYear: 2012,
  brands:
    'Шар за шаром; Філамент-Фабрика@fdm-printing; Воксель; Полігон-3Д@3d-modelling; Перший зразок; Тонкий шар@sla-printing; Сопло@fdm-printing; Прототип-Центр; Скан і креслення@3d-scanning',
  nouns: {
    manufacturer: 'ТОВ; НВП',
    workshop: 'Студія 3D-друку; Майстерня прототипів; Лабораторія 3D-друку',
    artisan: 'Майстерня; Студія',
    engineering: 'Інженерне бюро; КБ',
  },
  nounEn: '3D',
  ask: { uk: 'файл STL, STEP або фото з розмірами', en: 'an STL, a STEP file or a photo with sizes' },
  lead: [1, 7],
  taglines: [
    '3D-друк від однієї деталі до малої серії @not 3d-scanning; 3d-modelling',
    'Прототип сьогодні, серія за тиждень @not 3d-scanning; 3d-modelling',
    'Друкуємо, скануємо, моделюємо {cityIn} @not metal-3d-printing',
    'Точна модель раніше, ніж дорогий метал @3d-scanning; 3d-modelling',
  ],
  work: [
    'Модель перевіряємо перед друком: товщину стінок, отвори, підтримки. Якщо деталь зручніше надрукувати інакше, малюємо, як саме, і пояснюємо чому. @not 3d-scanning; 3d-modelling',
    'Підбираємо матеріал під завдання: температуру, удар, контакт із паливом, сонце. Не впевнені — друкуємо три зразки з різних пластиків. @not 3d-scanning; 3d-modelling',
    'Після друку шліфуємо, фарбуємо, запаюємо латунні втулки, склеюємо великі деталі. Виріб можна ставити в роботу або показувати інвесторам. @not 3d-scanning; 3d-modelling; metal-3d-printing',
    'Малу серію друкуємо на кількох машинах одночасно: {50-300:50} корпусів за тиждень без пресформи. @fdm-printing; sla-printing; sls-printing',
    'Спершу з’ясовуємо, для чого модель: друк, фрезерування, штамп чи архів. Від цього залежать точність, формат і ціна. @3d-scanning; 3d-modelling',
  ],
  large: [
    'Ферма з {30-90:10} принтерів працює без зупинки, черга видна замовникові онлайн. На серію призначаємо технолога. @fdm-printing; sla-printing',
    'Маємо п’ять технологій під одним дахом, тому обираємо ту, що підходить деталі, а не ту, що в нас вільна. @not 3d-scanning; 3d-modelling',
  ],
  small: [
    'Надішліть файл — за годину скажемо ціну. Терміновий друк ставимо на ніч, уранці забираєте. @not 3d-scanning; 3d-modelling',
    'Невелика команда інженерів, які люблять складне: рідкісну деталь до старого верстата, шарнір, що складається без гвинтів.',
  ],
  quality: [
    'Розміри міряємо на кожній деталі, що має посадки, калібрування машин робимо щотижня. Типова точність — ±0,2 мм, за потреби доводимо механічно. @not 3d-scanning; 3d-modelling',
    'Матеріал сушимо й зберігаємо в герметичних боксах, тож міцність шарів не залежить від погоди. @fdm-printing; sls-printing',
    'Не підійшло з нашої вини — передрукуємо безкоштовно й швидше за першу спробу. @not 3d-scanning; 3d-modelling',
    'Модель перевіряємо контрольними розмірами з деталі й підписуємо похибку. Файл проєкту віддаємо разом із результатом. @3d-scanning; 3d-modelling',
  ],
  en: {
    taglines: [
      '3D printing from one part to a small series @not 3d-scanning; 3d-modelling',
      'Prototypes overnight, short runs within a week @not 3d-scanning; 3d-modelling',
      'Accurate models before expensive metal @3d-scanning; 3d-modelling',
    ],
    work: [
      'Every model is checked for walls, holes and supports before printing. We choose the material by temperature, impact and chemicals, not by what is loaded. @not 3d-scanning; 3d-modelling',
      'Parts are sanded, painted and fitted with brass inserts, ready to use or to show. @not 3d-scanning; 3d-modelling',
      'We first ask what the model is for, printing, milling, a die or the archive, because accuracy, format and price follow from it. @3d-scanning; 3d-modelling',
    ],
    quality: [
      'Fits are measured on every part; typical accuracy is ±0.2 mm and closer where machined. @not 3d-scanning; 3d-modelling',
      'A part that fails through our fault is reprinted free of charge. @not 3d-scanning; 3d-modelling',
      'Control dimensions are taken from the part and the deviation is stated. @3d-scanning; 3d-modelling',
    ],
    processes: 'FDM printing; SLA printing; 3D scanning; CAD modelling; post-processing',
    materials: 'PETG; ABS; PA12; resin; TPU',
  },
  certificates: [
    'ДСТУ ISO 9001:2015|UA.QMS.#####-##',
    'ISO/ASTM 52920 (оцінка процесу)|AM-UA-### @not 3d-scanning; 3d-modelling',
  ],
  leaves: [
    {
      code: 'fdm-printing',
      weight: 4,
      uk: 'Друкуємо деталі за технологією FDM: корпуси, кріплення, оснастку',
      en: 'We print FDM parts: housings, brackets and tooling',
      taglines: ['FDM-друк: PETG, ABS, нейлон із вуглеволокном', 'Друк корпусів і кріплень серіями'],
      details: [
        'Поле — до 500 × 500 × 500 мм, закрита камера з підігрівом для ABS і нейлону. Друкуємо з PA-CF, PC, TPU різної твердості.',
        'Для дронів і захисних кейсів робимо серії кріплень: деталі в серії різняться вагою не більше ніж на 2 %.',
      ],
      processes: 'FDM-друк; запаювання втулок; шліфування; склеювання; фарбування',
      materials: 'PETG; ABS; ASA; PA6-CF; TPU 95A',
      equipment:
        '3D-принтер|Bambu Lab X1E; 3D-принтер|Prusa XL; 3D-принтер|Creality K1 Max; Сушарка філаменту|Sunlu S4',
      moq: ['pcs', 1, 10],
    },
    {
      code: 'sla-printing',
      weight: 2,
      uk: 'Друкуємо з фотополімерів дрібні точні деталі, майстер-моделі та мініатюри',
      en: 'We print fine resin parts, master patterns and miniatures',
      taglines: ['Фотополімерний друк із шаром 25 мкм', 'Ювелірні воскові моделі та точні прототипи'],
      details: [
        'Шар 25–50 мкм, поверхня майже без слідів. Витоплювані смоли для ювелірів, стоматологічні, гнучкі, термостійкі до 230 °C.',
        'Майстер-моделі для силіконових форм шліфуємо й ґрунтуємо, щоб виливок вийшов глянцевим.',
      ],
      processes: 'SLA-друк; миття; дозасвічування; полірування; лиття в силікон',
      materials: 'смола ABS-like; смола витоплювана; смола гнучка; силікон платиновий',
      equipment:
        '3D-принтер|Formlabs Form 4; 3D-принтер|Phrozen Sonic Mega 8K; Вакуумна камера|Renishaw 5/01',
      moq: ['pcs', 1, 10],
    },
    {
      code: 'sls-printing',
      weight: 2,
      uk: 'Друкуємо з нейлонового порошку міцні функціональні деталі без підтримок',
      en: 'We print strong functional nylon parts without supports',
      nouns: 'ТОВ; Лабораторія адитивних технологій; Інженерне бюро',
      taglines: ['SLS і MJF: нейлонові деталі серіями', 'Функціональні деталі без підтримок'],
      details: [
        'PA12, PA12 зі склом, TPU. Рухомі механізми друкуються одразу складеними. Камеру 380 × 284 × 380 мм заповнюємо щоночі, тож невелике замовлення не чекає.',
        'Серії до {500-2000:500} деталей фарбуємо в масі у чорний або обробляємо парою до гладкості литва.',
      ],
      processes: 'SLS-друк; MJF-друк; піскоструминне очищення; фарбування; хімічне згладжування',
      materials: 'PA12; PA12-GF; TPU; PP',
      equipment:
        '3D-принтер|HP Jet Fusion 5200; 3D-принтер|Formlabs Fuse 1+; Станція згладжування|AMT PostPro SFX',
      moq: ['pcs', 1, 20],
    },
    {
      code: 'metal-3d-printing',
      uk: 'Друкуємо металом деталі, які неможливо виточити чи відлити',
      en: 'We print metal parts that cannot be milled or cast',
      nouns: 'ТОВ; НВП; Інженерне бюро',
      taglines: ['3D-друк металом: титан, сталь, алюміній', 'Складна форма, менша вага'],
      details: [
        'Камера 280 × 280 × 350 мм, титан ВТ6, сталь 316L, AlSi10Mg. Посадки дообробляємо на верстатах, порожнини очищаємо від порошку й перевіряємо томографом партнера.',
        'Полегшуємо деталі топологічною оптимізацією: показуємо, де метал зайвий, і рахуємо запас міцності.',
      ],
      processes: 'сплавлення порошку лазером; термообробка; зняття підтримок; механічна дообробка',
      materials: 'Ti-6Al-4V; 316L; AlSi10Mg; Inconel 625',
      equipment: '3D-принтер|SLM 280; 3D-принтер|Eplus3D EP-M260; Вакуумна піч|СНВЕ-1.3',
      moq: ['pcs', 1, 5],
    },
    {
      code: '3d-scanning',
      weight: 2,
      uk: 'Скануємо деталі й об’єкти, відновлюємо креслення та контролюємо геометрію',
      en: 'We scan parts and sites, rebuild drawings and check geometry',
      taglines: ['3D-сканування й зворотне проєктування', 'Креслення з деталі, якої вже ніхто не виробляє'],
      details: [
        'Точність — до 0,03 мм, об’єкти від монети до автобуса. З хмари точок робимо параметричну модель, а не просто сітку.',
        'Порівнюємо вилиток або штамп з моделлю й даємо кольорову карту відхилень. Виїжджаємо на підприємство.',
      ],
      processes: '3D-сканування; зворотне проєктування; контроль геометрії; оцифрування',
      materials: 'метал; пластик; гума; кераміка',
      equipment:
        'Ручний сканер|Creaform HandySCAN 307; Сканер структурованого світла|Shining 3D OptimScan 5M; Лазерний трекер|API Radian',
      moq: ['pcs', 1, 2],
    },
    {
      code: '3d-modelling',
      weight: 2,
      uk: 'Моделюємо деталі, корпуси та механізми, готуємо моделі до друку й виробництва',
      en: 'We model parts, enclosures and mechanisms for printing and production',
      taglines: ['3D-моделювання для виробництва', 'Моделі й креслення, за якими можна робити'],
      details: [
        'Працюємо в SolidWorks, Fusion і Rhino. Віддаємо STEP, креслення з допусками та файл проєкту: змінити розмір зможе будь-який конструктор.',
        'Моделюємо за ескізом, фото, зламаною деталлю. Дві ітерації правок уже в ціні.',
      ],
      processes: 'твердотільне моделювання; поверхневе моделювання; оформлення креслень; візуалізація',
      materials: 'моделі STEP; креслення PDF; файли STL',
      equipment:
        'Робоча станція|Dell Precision 7960; Вимірювальний інструмент|Mitutoyo; 3D-принтер|Bambu Lab P1S',
      moq: ['hour', 2, 8],
    },
  ],
}
