import type { RootText } from './root-text.ts'

export const weldingText: RootText = {
  root: 'welding-structures',
  kinds: [
    ['manufacturer', 8],
    ['workshop', 7],
    ['artisan', 3],
    ['engineering', 1.5],
  ],
  artisans: 'stairs-fences; stainless-welding',
  engineers: 'steel-structures; machine-frames; hangars-sheds',
  brands:
    'Ферма; Катет шва; Сталевий міст@steel-structures; Каркас-Степ@steel-structures; Зварник; Двотавр@steel-structures; Арка-Монтаж@hangars-sheds; Провар; Балка і колона@steel-structures; Під дахом@hangars-sheds; Вузол і рама@machine-frames; Аргон@stainless-welding; Ємність-Сервіс@tanks-vessels; Профіль-Буд; Дуга; Металоконструкція-Схід; Причіп-Майстер@trailers-bodies; Швелер; Хвіртка@stairs-fences',
  nouns: {
    manufacturer: 'Завод металоконструкцій; ТОВ; ПП; Механозварювальний завод',
    workshop: 'Зварювальний цех; Цех металоконструкцій; Зварювальна дільниця',
    artisan: 'Зварювальна майстерня; Майстерня',
    engineering: 'Проєктне бюро; КБ',
  },
  nounEn: 'Steel Structures',
  ask: { uk: 'креслення КМ, ескіз або розміри', en: 'drawings, a sketch or the sizes' },
  lead: [10, 40],
  taglines: [
    'Металоконструкції: проєкт, виготовлення, монтаж @steel-structures; hangars-sheds; stairs-fences',
    'Зварюємо так, щоб шов не треба було ховати',
    'Зварювальне виробництво {cityIn}',
    'Від рами до ангара @steel-structures; hangars-sheds; machine-frames',
  ],
  work: [
    'За вашим КМ розробляємо деталювання КМД у Tekla, рахуємо вагу до болта і називаємо ціну за тонну без «приблизно». Якщо проєкту немає, виконуємо його з експертизою. @steel-structures; hangars-sheds',
    'Метал розкроюємо на плазмі та стрічкових пилах, отвори свердлимо на лінії, тому на монтажі нічого не доводиться розсвердлювати. @steel-structures; hangars-sheds; machine-frames',
    'Варять атестовані зварники, напівавтоматом у суміші газів, відповідальні шви — із ультразвуковим контролем. Клеймо зварника стоїть на кожному вузлі.',
    'Поверхню очищаємо дробом до Sa 2,5, ґрунтуємо й фарбуємо в цеху. На будмайданчик конструкції приїздять з маркуванням, яке збігається з монтажною схемою. @steel-structures; hangars-sheds; stairs-fences; tanks-vessels',
    'Креслення робимо за вашим ескізом або виїжджаємо на заміри. Перед зварюванням узгоджуємо кожен вузол, бо переварювати дорожче, ніж намалювати. @stairs-fences; stainless-welding; trailers-bodies; tanks-vessels',
  ],
  large: [
    'Потужність — до {150-450:50} тонн на місяць, цех {area}, крани вантажністю 10 і 16 тонн. Довжина елемента — до 14 метрів. @steel-structures; hangars-sheds; tanks-vessels; machine-frames',
    'Монтуємо власними бригадами з автокранами, ведемо виконавчу документацію й здаємо об’єкт технагляду разом із вами. @steel-structures; hangars-sheds; stairs-fences; tanks-vessels',
    'Виробництво — {area}, мостові крани, окрема дільниця для нержавійки, щоб чорний метал її не забруднював. @stainless-welding; trailers-bodies; stairs-fences',
  ],
  small: [
    'Цех невеликий, але обладнаний: кран-балка, зварювальний стіл із притисками, місце під виріб до 6 метрів. Терміновий ремонт приймаємо поза чергою.',
    'Самі міряємо, самі варимо, самі монтуємо, тому немає на кого перекласти відповідальність. @stairs-fences; hangars-sheds; stainless-welding',
  ],
  quality: [
    'Шви перевіряємо візуально й вимірюванням, кутові — шаблоном на катет, стикові — ультразвуком або рентгеном за вимогою проєкту. Паспорт на конструкцію додаємо. @not stairs-fences',
    'Контрольне складання ферм і рам робимо в цеху: вузли сходяться, діагоналі рівні, отвори збігаються. Лише потім розбираємо й вантажимо. @steel-structures; hangars-sheds',
    'Геометрію рам перевіряємо на плиті лазером, відхилення — не більше 1 мм на метр. @machine-frames; trailers-bodies',
    'Перед відправленням виріб оглядаємо разом із вами, наживо або на відео, і фотографуємо для паспорта. @stairs-fences; stainless-welding; trailers-bodies; tanks-vessels',
  ],
  en: {
    taglines: [
      'Steel structures: design, fabrication, erection @steel-structures; hangars-sheds',
      'Certified welding for frames, tanks and buildings',
    ],
    work: [
      'We detail your design in Tekla, weigh it to the last bolt and quote a firm price per tonne. Parts are plasma-cut and drilled on a line, so nothing is reamed on site. @steel-structures; hangars-sheds',
      'Certified welders work to EN ISO 5817; surfaces are blasted to Sa 2.5, primed and painted before shipping.',
    ],
    quality: [
      'Trusses and frames are trial-assembled in the shop. Critical welds are tested ultrasonically and every structure has its passport. @steel-structures; hangars-sheds',
      'Element marks match the erection drawings, with packing lists per truck. @steel-structures; hangars-sheds',
      'Every product is inspected with you, on site or by video, before it leaves. @stairs-fences; stainless-welding; trailers-bodies; tanks-vessels; machine-frames',
    ],
    processes: 'plasma cutting; MIG/MAG welding; TIG welding; blasting; painting',
    materials: 'structural steel S235; S355; stainless steel; aluminium',
  },
  certificates: [
    'ДСТУ EN 1090-1 (клас виконання EXC2)|UA.CPR.1090-#### @steel-structures; hangars-sheds; stairs-fences',
    'ДСТУ ISO 3834-2|UA.W.####-##',
    'ДСТУ ISO 9001:2015|UA.QMS.#####-##',
    'Дозвіл на виконання робіт підвищеної небезпеки|№ ####.##.##',
  ],
  leaves: [
    {
      code: 'steel-structures',
      weight: 4,
      uk: 'Виготовляємо колони, балки, ферми та каркаси будівель',
      en: 'We fabricate columns, beams, trusses and building frames',
      taglines: [
        'Каркаси будівель: заводи, склади, елеватори',
        'Ферми, колони, балки з доставкою на майданчик',
      ],
      details: [
        'Будуємо каркаси складів, елеваторів, логістичних центрів, надбудови над наявними цехами. Зварний двотавр виготовляємо на власній лінії, тому не залежимо від сортаменту бази.',
        'Відвантажуємо в монтажній послідовності: перша машина везе те, що стане першим. На великих об’єктах тримаємо свого майстра, який розв’язує питання на місці.',
      ],
      processes:
        'деталювання КМД; плазмове різання; свердління; зварювання; дробоструминне очищення; фарбування',
      materials: 'сталь С245; сталь С345; двотавр; профільна труба',
      equipment:
        'Лінія свердління й пиляння|Voortman V630; Установка плазмового різання|Messer MultiTherm; Зварювальний автомат під флюсом|Lincoln NA-3S; Дробометна установка|Gietart TW',
      moq: ['t', 1, 10],
    },
    {
      code: 'hangars-sheds',
      weight: 3,
      uk: 'Будуємо ангари, навіси, теплиці та зерносховища під ключ',
      en: 'We build hangars, canopies, greenhouses and grain stores turnkey',
      taglines: ['Ангари й навіси під ключ за 45 днів', 'Зерносховища, склади, укриття для техніки'],
      details: [
        'Проліт до 30 метрів без проміжних колон, обшивка профнастилом, сендвіч-панеллю або тентом. Фундаменти рахуємо за геологією вашої ділянки.',
        'Аграріям пропонуємо каркас без монтажу: комплект на палетах, інструкція, консультації телефоном. Господарства, що мають свій кран, економлять чверть вартості.',
      ],
      processes: 'проєктування; виготовлення ферм; фарбування; монтаж; обшивання',
      materials: 'профільна труба; сталь С245; профнастил; тентова тканина 900 г/м²',
      equipment:
        'Стапель для ферм|власної розробки; Стрічкова пила|Bomar Proline 320; Зварювальний напівавтомат|Kemppi X3; Автокран|КС-55727',
      moq: ['m2', 50, 300],
    },
    {
      code: 'tanks-vessels',
      weight: 2,
      nouns: 'Завод резервуарів; ТОВ; ПП',
      uk: 'Виготовляємо резервуари, силоси, ємності для палива, води й хімії',
      en: 'We make tanks, silos and vessels for fuel, water and chemicals',
      taglines: ['Резервуари від 1 до 500 м³', 'Ємності з нержавійки та чорної сталі'],
      details: [
        'Горизонтальні й вертикальні резервуари, підземні двостінні, з підігрівом і теплоізоляцією. Випробовуємо водою або повітрям, видаємо паспорт і градуювальну таблицю.',
        'Харчові ємності, змішувачі, охолоджувачі молока — з AISI 304 і 316, шви зачищені до Ra 0,8, мийна головка CIP.',
      ],
      processes: 'вальцювання; автоматичне зварювання; гідровипробування; ізоляція; фарбування',
      materials: 'сталь 09Г2С; сталь Ст3; AISI 304; AISI 316L',
      equipment:
        'Листозгинальні вальці|Davi MCA 3028; Зварювальна колона|ESAB CAB 300; Роликовий обертач|Pema TW-10; Відбортувальний верстат|Faccin BF35',
      moq: ['pcs', 1, 3],
    },
    {
      code: 'machine-frames',
      weight: 3,
      uk: 'Зварюємо рами, станини та вузли для техніки й обладнання',
      en: 'We weld frames, beds and assemblies for machinery',
      taglines: ['Зварні рами з механічною обробкою', 'Серійне зварювання вузлів у кондукторах'],
      details: [
        'Для серії виготовляємо кондуктор: деталі стають у нього єдиним способом, тому рами взаємозамінні. Після зварювання знімаємо напруження вібрацією або у печі.',
        'Базові площини фрезеруємо, отвори розточуємо за одну установку. Отримуєте вузол, на який одразу ставлять редуктор.',
      ],
      processes:
        'різання; складання в кондукторі; роботизоване зварювання; зняття напружень; фрезерування баз',
      materials: 'сталь С345; труба профільна; Hardox 450; сталь 09Г2С',
      equipment:
        'Зварювальний робот|Fanuc ARC Mate 100iD; Зварювальний стіл|Siegmund Professional 750; Зварювальний напівавтомат|Fronius TPS 320i; Фрезерний верстат|6М612',
      moq: ['pcs', 1, 20],
    },
    {
      code: 'stairs-fences',
      weight: 2,
      nouns: 'Зварювальна майстерня; Цех; Майстерня металу',
      uk: 'Виготовляємо сходи, перила, паркани, ворота та решітки',
      en: 'We make stairs, railings, fences, gates and grilles',
      taglines: ['Сходи, перила, ворота з монтажем', 'Огорожі секціями: від дачі до заводу'],
      details: [
        'Пожежні та евакуаційні сходи — з розрахунком і протоколом випробувань, сходи в будинок — на косоурі, консолі або гвинтові. Ступені можна одразу замовити дерев’яні.',
        'Відкатні та розпашні ворота комплектуємо автоматикою, секційні огорожі робимо за вашим рельєфом, без ступінчастих дір унизу.',
      ],
      processes: 'заміри; зварювання; зачищення; порошкове фарбування; монтаж',
      materials: 'труба профільна; смуга; AISI 304; пресований настил',
      equipment:
        'Зварювальний апарат TIG|EWM Tetrix 230; Трубогин|Ercolina TB 76; Стрічкова пила|FDB SG 5018',
      moq: ['m', 3, 20],
    },
    {
      code: 'trailers-bodies',
      nouns: 'ТОВ; Механічний завод; Машинобудівний цех; ПП',
      uk: 'Виготовляємо причепи, кузови, контейнери та навісне обладнання для тракторів',
      en: 'We make trailers, bodies, containers and tractor attachments',
      taglines: ['Причепи й навісне для господарств', 'Кузови та платформи з сертифікацією'],
      details: [
        'Ковші, відвали, вила, адаптери під навіски всіх поширених навантажувачів. Різальні кромки — зносостійка сталь, палець і втулка — змінні.',
        'Легкові та тракторні причепи проходять сертифікацію, номер і документи для реєстрації видаємо разом із виробом.',
      ],
      processes: 'різання; гнуття; зварювання; піскоструминне очищення; складання гідравліки',
      materials: 'Hardox 450; сталь С345; труба профільна; лист рифлений',
      equipment:
        'Листозгинальний прес|Ermaksan Speed-Bend 175; Установка плазмового різання|Hypertherm XPR170; Зварювальний напівавтомат|Paton ProMIG-350',
      moq: ['pcs', 1, 5],
    },
    {
      code: 'stainless-welding',
      weight: 2,
      uk: 'Зварюємо вироби з нержавійки та алюмінію для кухонь, харчових ліній і транспорту',
      en: 'We weld stainless and aluminium goods for kitchens, food lines and vehicles',
      taglines: ['Нержавійка для кухонь і харчових цехів', 'Аргонове зварювання: шов, який приємно показати'],
      details: [
        'Столи, мийки, візки, трапи, зонти, конвеєри — усе за планом вашої кухні чи цеху. Шви продуваємо газом із двох боків, тому зсередини вони такі самі чисті, як зовні.',
        'Алюмінієві баки, трапи, кузовні панелі варимо імпульсним струмом; тонкий метал від 1 мм не веде, бо фіксуємо на мідних підкладках.',
      ],
      processes: 'зварювання TIG; зварювання імпульсним MIG; травлення й пасивація; шліфування; полірування',
      materials: 'AISI 304; AISI 316; AISI 430; АМг5',
      equipment:
        'Зварювальний апарат TIG|Fronius iWave 230i; Лазерне зварювання|IPG LightWELD 1500; Шліфувальна машина|Metabo RBE 15-180; Листозгин|Schiavi RG 100',
      moq: ['pcs', 1, 10],
    },
  ],
}
