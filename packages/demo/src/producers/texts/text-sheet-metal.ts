import type { RootText } from './root-text.ts'

export const sheetMetalText: RootText = {
  root: 'sheet-metal',
  kinds: [
    ['manufacturer', 7],
    ['workshop', 8],
    ['engineering', 2],
  ],
  artisans: '',
  engineers: 'enclosures',
  brands:
    'Лист; Рівний край; Лазер-Гравіс@laser-cutting; Розгортка; Згин@sheet-bending; Пуансон@stamping; Металолист; Тонкий метал; Фотон-Різ@laser-cutting; Корпусна справа@enclosures; Листозгин@sheet-bending; Кругла труба@tube-processing; Повітровід-Майстер@ventilation-ducts; Різ і згин; Контур листа@laser-cutting; Водяний ніж@plasma-waterjet',
  nouns: {
    manufacturer: 'ТОВ; Завод листового металу; ПП; Виробнича компанія',
    workshop: 'Цех листового металу; Майстерня; ТОВ',
    engineering: 'Інженерна компанія; КБ',
  },
  nounEn: 'Sheet Metal',
  ask: { uk: 'файл DXF, модель або ескіз', en: 'a DXF file, a model or a sketch' },
  lead: [3, 14],
  taglines: [
    'Лазер, гнуття, зварювання, фарба — на одній дільниці @not stamping; ventilation-ducts; plasma-waterjet',
    'Листовий метал: від файла до готового корпусу @not tube-processing; stamping; ventilation-ducts',
    'Деталі з листа за вашими кресленнями @not tube-processing; ventilation-ducts',
    'Ріжемо й гнемо {cityIn}, відправляємо по всій Україні @not stamping; plasma-waterjet; ventilation-ducts',
    'Метал за кресленням {cityIn}: швидко й у розмір',
  ],
  work: [
    'Розгортки будуємо самі з урахуванням реального коефіцієнта згину на нашому інструменті, тому розміри після гнуття збігаються з моделлю. @sheet-bending; enclosures; ventilation-ducts; laser-cutting',
    'Деталі вкладаємо на лист програмою, залишки з вашого металу повертаємо або враховуємо в ціні. Метал на складі: чорна сталь 0,8–20 мм, нержавійка 0,5–8, алюміній 1–6. @not stamping; tube-processing; ventilation-ducts',
    'Невеликі замовлення часто вирізаємо того самого дня. Ціну за файлом DXF надсилаємо протягом години, без дзвінків і анкет. @laser-cutting; plasma-waterjet; sheet-bending',
    'Технолог переглядає кожен файл: закриває контури, перевіряє мінімальну полицю й відстань отвору до згину, пропонує простіше рішення. @not ventilation-ducts; stamping',
    'Креслення переводимо в програму того самого дня, перший виріб показуємо на фото й лише після згоди запускаємо решту. @stamping; tube-processing; ventilation-ducts',
  ],
  large: [
    'Площа цеху — {area}, склад металу на {150-350:50} тонн, завантаження листа автоматичне. Лазери працюють і вночі, тож великі партії не чекають черги. @not ventilation-ducts; stamping',
    'Ведемо серії для виробників обладнання: комплектуємо деталі за специфікацією виробу, один візок — одна шафа чи одна машина.',
    'Обладнання завантажене на дві зміни, {area} під дахом, металу тримаємо на два тижні роботи. @ventilation-ducts; stamping',
  ],
  small: [
    'Працюємо з невеликими підприємствами й винахідниками; у суботу — за попереднім дзвінком. @not stamping; ventilation-ducts',
    'У нас мало людей і багато порядку: кожен лист підписано, кожен залишок у стійці, а ви завжди знаєте, на якому етапі ваше замовлення.',
  ],
  quality: [
    'Задирки знімаємо, кромки притуплюємо на верстаті, захисну плівку на нержавійці лишаємо до самого монтажу. @not ventilation-ducts',
    'Кути перевіряємо на кожній десятій деталі, серійні розміри — шаблонами. Перший корпус складаємо повністю й лише тоді гнемо решту. @sheet-bending; enclosures',
    'Фарбуємо порошком після фосфатування; товщину шару, 60–90 мкм, записуємо в паспорт партії. @enclosures',
    'Кожну позицію перелічуємо й маркуємо, на великих замовленнях додаємо схему, що в якому пакеті. @ventilation-ducts; tube-processing; stamping; plasma-waterjet',
  ],
  en: {
    taglines: [
      'Sheet metal from DXF to finished enclosure @not stamping; ventilation-ducts; tube-processing; plasma-waterjet',
      'Laser cutting, bending, welding and coating in one shop @not stamping; ventilation-ducts; plasma-waterjet',
      'Metal parts to drawing, fast and to size',
    ],
    work: [
      'We unfold your model with the real bend deductions of our tools, check every contour and flange, and suggest a simpler solution where there is one. @not stamping; ventilation-ducts; tube-processing',
      'Stock covers mild steel up to 20 mm, stainless up to 8 mm and aluminium up to 6 mm, so most jobs start the same day. @not ventilation-ducts; tube-processing',
      'Drawings become programs the same day and the first piece is shown to you before the batch runs. @stamping; ventilation-ducts; tube-processing',
    ],
    quality: [
      'Edges are deburred on a machine and stainless keeps its film until installation.',
      'The first enclosure is fully assembled before the rest of the batch is bent. @enclosures; sheet-bending',
    ],
    processes: 'laser cutting; bending; punching; welding; powder coating',
    materials: 'mild steel; galvanised steel; stainless steel; aluminium',
  },
  certificates: [
    'ДСТУ ISO 9001:2015|UA.QMS.#####-##',
    'Сертифікат відповідності ступеня захисту IP65|UA.E.###-## @enclosures',
    'ISO 14001:2015|UA.EMS.####-##',
  ],
  leaves: [
    {
      code: 'laser-cutting',
      weight: 4,
      nouns: 'Цех лазерного різання; ТОВ; Майстерня лазерного різання',
      uk: 'Ріжемо лазером сталь, нержавійку, алюміній і латунь',
      en: 'We laser-cut steel, stainless, aluminium and brass',
      taglines: ['Лазерне різання металу за вашим файлом', 'Волоконний лазер 6 кВт, лист 1500 × 3000'],
      details: [
        'Стіл 1500 × 3000 мм, чорна сталь — до 20 мм, нержавійка — до 12, алюміній — до 10. Мідь і латунь теж ріжемо: волоконний лазер їх не боїться.',
        'Дрібні деталі лишаємо на перемичках або збираємо в сітку, щоб нічого не загубилося. Гравіюємо номери деталей і лінії згину.',
      ],
      processes: 'лазерне різання; лазерне гравіювання; зняття задирок; сортування деталей',
      materials: 'сталь Ст3; сталь 08кп; AISI 304; АМг3; латунь Л63',
      equipment:
        'Волоконний лазер|Bodor P3|6 кВт; Волоконний лазер|Trumpf TruLaser 3030 fiber; Верстат зняття задирок|Lissmac SBM-M; Компресор азоту|Boge SLF 40',
      moq: ['pcs', 1, 20],
    },
    {
      code: 'plasma-waterjet',
      weight: 2,
      uk: 'Ріжемо товстий лист плазмою, а камінь, скло й композити — водою',
      en: 'We cut thick plate with plasma, and stone, glass and composites with water',
      taglines: ['Плазма й гідроабразив: метал, камінь, гума', 'Ріжемо те, чого лазер не візьме'],
      details: [
        'Плазмою беремо сталь до 50 мм з фаскою під зварювання, водою — до 150 мм без нагріву: титан, броню, граніт, карбон, гуму.',
        'Для гідроабразиву рахуємо три якості краю з різною ціною. Якщо край далі йде під обробку, платити за «чистову» не треба.',
      ],
      processes: 'плазмове різання; гідроабразивне різання; зняття фаски; свердління',
      materials: 'сталь 09Г2С; Hardox; титан; граніт; текстоліт',
      equipment:
        'Установка плазмового різання|Hypertherm XPR300; Гідроабразивний верстат|Flow Mach 200; Гідроабразивний верстат|PTV WaterJet WJ2030',
      moq: ['pcs', 1, 10],
    },
    {
      code: 'sheet-bending',
      weight: 2,
      uk: 'Гнемо лист завдовжки до чотирьох метрів: короби, профілі, складні кути',
      en: 'We bend sheet up to four metres long: boxes, profiles, complex angles',
      taglines: ['Гнуття листа до 4 метрів', 'Згини, які сходяться'],
      details: [
        'Преси на {100-220:20} тонн із ЧПК-упором і вимірюванням кута. Радіусне гнуття, закривання в фальц, Z-згини спеціальним інструментом.',
        'На довгих деталях компенсуємо прогин столу, тож щілини посередині не буде. Гнемо й ваш нарізаний метал.',
      ],
      processes: 'гнуття на пресі; радіусне гнуття; фальцювання; пробивання',
      materials: 'сталь оцинкована; AISI 430; сталь Ст3; АМг2',
      equipment:
        'Листозгинальний прес|Amada HFE 100-3; Листозгинальний прес|Durma AD-S 40220; Сегментний листозгин|Fasti 211',
      moq: ['pcs', 1, 30],
    },
    {
      code: 'stamping',
      weight: 2,
      uk: 'Штампуємо деталі зі стрічки та листа: шайби, кронштейни, клеми, корпуси витяжкою',
      en: 'We stamp parts from strip and sheet: washers, brackets, terminals, drawn cups',
      taglines: ['Холодне штампування серіями', 'Штамповані деталі великими серіями'],
      details: [
        'Преси від 6 до 250 тонн, послідовні штампи, подача стрічки шириною до 300 мм. Штамп проєктуємо й виготовляємо самі, він належить вам.',
        'Порівнюємо чесно: до якої кількості вигідніше різати лазером, а звідки починається штамп. Зазвичай межа — десь біля 5–8 тисяч деталей.',
      ],
      processes: 'вирубування; витягування; згинання; карбування; віброгалтування',
      materials: 'сталь 08кп; стрічка 65Г; латунь Л63; AISI 301',
      equipment:
        'Кривошипний прес|КД2128; Прес-автомат|Bruderer BSTA 30; Гідравлічний прес|П6330; Розмотувально-правильний пристрій|Dimeco 300',
      moq: ['pcs', 1000, 10000],
    },
    {
      code: 'enclosures',
      weight: 3,
      uk: 'Виготовляємо корпуси приладів, електрошафи, поштомати й термінали',
      en: 'We make instrument enclosures, electrical cabinets, parcel lockers and kiosks',
      taglines: ['Корпуси та шафи під ваше обладнання', 'Електрошафи, термінали, поштомати'],
      details: [
        'Ступінь захисту — до IP65, ущільнення ллємо поліуретаном просто на деталь. Замки, завіси, DIN-рейки, сальники встановлюємо, тож вам залишається електроніка.',
        'Робимо дизайн корпусу разом з вашим конструктором: від пінопластового макета до серії. Передня панель — з гравіюванням або УФ-друком.',
      ],
      processes: 'лазерне різання; гнуття; точкове зварювання; порошкове фарбування; складання',
      materials: 'сталь холоднокатана 1–2 мм; AISI 304; алюміній; полікарбонат',
      equipment:
        'Пробивний прес|Amada EMZ 3510; Листозгинальний прес|Trumpf TruBend 5130; Апарат точкового зварювання|Tecna 6122; Установка заливання ущільнень|Sonderhoff DM 402',
      moq: ['pcs', 1, 20],
    },
    {
      code: 'tube-processing',
      weight: 2,
      uk: 'Ріжемо труби лазером і гнемо їх на дорні без складок',
      en: 'We laser-cut tubes and mandrel-bend them without wrinkles',
      taglines: ['Труби: лазерний різ і гнуття за програмою', 'Каркаси, дуги, поручні'],
      details: [
        'Круглі труби — від 20 до 220 мм, профільні — до 150 × 150, довжина до 6,5 метра. Замки «шип–паз» ріжемо одразу, тож каркас складається без кондуктора.',
        'Радіус згину — від 1,5 діаметра, до {6-12:2} згинів на деталі. Вихлопні, меблеві, тренажерні, поручні для транспорту.',
      ],
      processes: 'лазерне різання труб; гнуття на дорні; вальцювання профілю; торцювання',
      materials: 'труба профільна; труба AISI 304; водогазопровідна труба; алюмінієва труба',
      equipment:
        'Лазер для труб|BLM LT7; Трубогин із дорном|Ercolina GB 050; Профілезгин|Sahinler HPK 100; Стрічкова пила|Behringer SLB 230',
      moq: ['pcs', 5, 50],
    },
    {
      code: 'ventilation-ducts',
      weight: 2,
      nouns: 'ТОВ; Цех повітроводів; Вентиляційний завод; ПП',
      uk: 'Виготовляємо повітроводи, фасонні вироби, зонти та димоходи',
      en: 'We make ducts, fittings, hoods and chimneys',
      taglines: ['Повітроводи за два дні', 'Фасонні вироби будь-якої складності'],
      details: [
        'Прямокутні повітроводи на шині та рейці, спірально-навивні діаметром 100–1250 мм. Трійники, переходи та відводи розкроюємо за програмою з ваших специфікацій.',
        'Маркуємо за системами й поверхами, тож монтажники не шукають потрібний відвід серед сотні однакових. Герметичність — клас B, за потреби С.',
      ],
      processes: 'плазмовий розкрій; фальцювання; навивання труб; точкове зварювання; ізоляція',
      materials: 'оцинкована сталь 0,5–1,2 мм; AISI 304; чорна сталь 1,5 мм; мінвата',
      equipment:
        'Лінія повітроводів|SBAL-V; Спірально-навивний верстат|Spiro Tubeformer 1602; Плазмовий різак|Vicon HVAC 510; Фальцепрокатний верстат|RAS 22.07',
      moq: ['m2', 10, 100],
    },
  ],
}
