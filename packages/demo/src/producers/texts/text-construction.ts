import type { RootText } from './root-text.ts'

export const constructionText: RootText = {
  root: 'construction-materials',
  kinds: [
    ['manufacturer', 9],
    ['workshop', 4],
    ['trader', 1],
  ],
  artisans: '',
  engineers: '',
  brands:
    'Бетон-Лад; Бруківка Наддніпров’я@paving-blocks; Підмурок; Керамблок-Поділля@bricks-blocks; Кам’яна справа@stone-products; Розчин; Дах і ринва@roofing-profiles; Колода@sawn-timber; Перекриття@precast-concrete; Пилорама Полісся@sawn-timber; Тепла стіна@insulation-panels',
  nouns: {
    manufacturer: 'ТОВ; Завод будівельних матеріалів; ПП; Комбінат',
    workshop: 'Цех; Виробнича дільниця; ТОВ',
    trader: 'Торговий дім; ТОВ',
  },
  nounEn: 'Building Materials',
  ask: { uk: 'проєкт, розміри або відомість матеріалів', en: 'a project, sizes or a bill of quantities' },
  lead: [5, 30],
  taglines: [
    'Будівельні матеріали від виробника',
    'Виробляємо {cityIn}, веземо просто на об’єкт',
    'Матеріали для будівництва з паспортом якості',
  ],
  work: [
    'Рахуємо матеріали за вашим проєктом, з припуском на різання, і попереджаємо, де кошторис завищено. На великі об’єкти виїжджаємо.',
    'Сировина — з відомих кар’єрів і заводів, вхідний контроль щодня. Рецептури зберігаємо, тому через рік добудова не відрізнятиметься відтінком чи маркою. @precast-concrete; paving-blocks; bricks-blocks; dry-mixes; insulation-panels',
    'Нестандартні елементи виготовляємо за кресленнями: опалубку чи оснастку робимо самі за кілька днів. @precast-concrete; paving-blocks; stone-products; insulation-panels',
    'Доставляємо маніпулятором або довгоміром, розвантажуємо там, куди дістане стріла. Графік ділимо на етапи, щоб не захаращувати майданчик.',
  ],
  large: [
    'Виробничий корпус — {area}, поряд критий склад і два крани. Добовий випуск достатній, щоб завантажити {6-12:2} машин.',
    'Працюємо із забудовниками за рамковими договорами: фіксуємо ціну на квартал і резервуємо обсяг.',
  ],
  small: [
    'Ми невеликі, тому домовитися просто: приїхали, обрали, за кілька днів забрали. Для приватних будинків кращого не треба. @not dry-mixes',
    'Виробляємо під замовлення, залежалого товару на складі немає, зате кожна партія свіжа й рівна. @not bricks-blocks; dry-mixes',
  ],
  quality: [
    'Випробовуємо зразки у власній лабораторії, раз на квартал — у незалежній. Паспорт і протокол їдуть разом із машиною. @precast-concrete; paving-blocks; bricks-blocks; dry-mixes; insulation-panels',
    'Пакуємо на піддони, обв’язуємо стрічкою й накриваємо плівкою; бій під час нашого перевезення замінюємо без суперечок.',
    'Гарантію даємо письмово, за умови монтажу за нашою інструкцією; з нею їде й сама інструкція, людською мовою.',
    'Кожну пачку міряємо й підписуємо: розмір, кількість, об’єкт. На майданчику не доведеться перекладати й рахувати. @sawn-timber; stone-products; roofing-profiles',
  ],
  en: {
    taglines: [
      'Building materials straight from the maker',
      'Construction products with test reports, delivered to site',
    ],
    work: [
      'We take quantities off your project, allow for cutting waste and split deliveries to your schedule. Non-standard elements are made to drawing.',
      'Raw materials are checked daily and recipes are kept, so an extension built a year later will match. @precast-concrete; paving-blocks; bricks-blocks; dry-mixes; insulation-panels',
    ],
    quality: [
      'Samples are tested in our own laboratory and quarterly by an independent one; the report travels with the truck. @precast-concrete; paving-blocks; bricks-blocks; dry-mixes; insulation-panels',
      'Goods are palletised, strapped and wrapped for road transport.',
      'Each bundle is measured and marked with size, count and site. @sawn-timber; stone-products; roofing-profiles',
    ],
    processes: 'mixing; casting; curing; cutting; packing on pallets',
    materials: 'cement; sand; granite chippings; steel reinforcement; timber',
  },
  certificates: [
    'Сертифікат відповідності ДСТУ Б В.2.7|UA.BM.#####-## @not sawn-timber',
    'ДСТУ ISO 9001:2015|UA.QMS.#####-##',
    'Висновок радіологічного контролю, І клас|№ ####-## @stone-products; bricks-blocks; precast-concrete; paving-blocks',
    'ISO 14001:2015|UA.EMS.####-##',
  ],
  leaves: [
    {
      code: 'precast-concrete',
      weight: 2,
      uk: 'Виготовляємо плити, кільця, лотки, палі та бетонні блоки',
      en: 'We make slabs, rings, channels, piles and concrete blocks',
      taglines: ['Залізобетон за серіями та кресленнями', 'Плити, кільця, ФБС — зі складу й під замовлення'],
      details: [
        'Арматурні каркаси в’яжемо й варимо самі, бетон від С16/20 до С32/40, пропарювання або природне твердіння. Виріб має номер, за яким видно дату формування.',
        'Відливаємо архітектурний бетон: лави, підпірні стіни, сходові марші з відкритою фактурою.',
      ],
      processes: 'арматурні роботи; формування; вібрування; пропарювання; випробування',
      materials: 'цемент ПЦ І-500; щебінь 5–20; пісок митий; арматура А500С',
      equipment:
        'Бетонозмішувач|Teka TPZ 1500; Вібростіл|СМЖ-187; Пропарювальна камера|ПК-6; Кран мостовий|КМ-10',
      moq: ['pcs', 5, 50],
    },
    {
      code: 'paving-blocks',
      weight: 2,
      uk: 'Виробляємо бруківку, бордюри, поребрик і водостоки',
      en: 'We make paving blocks, kerbs, edging and drainage channels',
      taglines: ['Бруківка, що не відлущується після зими', 'Вібропресована бруківка й бордюри'],
      details: [
        'Подвійне вібропресування з мармуровим верхом, морозостійкість F200, водопоглинання до 5 %. Кольори — на білому цементі, не вигоряють.',
        'На вибір {15-30:5} форм, колормікси складаємо під ваш фасад і показуємо на стенді просто неба.',
      ],
      processes: 'вібропресування; пропарювання; змішування кольорів; укладання на піддони',
      materials: 'цемент; гранвідсів; мармурова крихта; пігмент',
      equipment: 'Вібропрес|Hess RH 600; Вібропрес|Рифей-Удар; Дозувальний комплекс|Wiggert HPGM 1500',
      moq: ['m2', 20, 200],
    },
    {
      code: 'bricks-blocks',
      weight: 2,
      uk: 'Випалюємо цеглу й керамічні блоки, робимо газобетон і шлакоблок',
      en: 'We fire bricks and clay blocks and make aerated and cinder blocks',
      taglines: ['Цегла, блок, клінкер з власної глини', 'Кераміка для стін: рядова й лицьова'],
      details: [
        'Глина з власного кар’єру, тунельна піч, випал 1020 °C. Лицьова цегла — п’ять відтінків, марка М150–М200.',
        'Ручне формування для реставрації: розмір і колір повторюємо за старою цеглою, навіть клеймо.',
      ],
      processes: 'підготовка глини; формування; сушіння; випалювання; сортування',
      materials: 'глина; шамот; цемент; зола-винесення',
      equipment: 'Шнековий прес|Verdés 450; Тунельна піч|Ceric; Автоматичний різак|Freymatic',
      moq: ['pcs', 300, 3000],
    },
    {
      code: 'dry-mixes',
      uk: 'Виробляємо клеї, штукатурки, шпаклівки та стяжки в мішках',
      en: 'We make tile adhesives, plasters, fillers and screeds in bags',
      taglines: [
        'Сухі суміші під вашою торговою маркою',
        'Клей, штукатурка, стяжка — з лабораторним супроводом',
      ],
      details: [
        'Рецептуру налаштовуємо під регіон і сезон: літній клей не сохне за п’ять хвилин, зимовий працює від –5 °C.',
        'Фасуємо в мішки 5–25 кг з вашим друком, замішуємо й невеликі пробні партії.',
      ],
      processes: 'сушіння піску; дозування; змішування; фасування; палетування',
      materials: 'цемент; кварцовий пісок; ефіри целюлози; редиспергований порошок',
      equipment:
        'Змішувач|m-tec Duo-Mix; Фасувальна машина|Haver & Boecker Integra; Барабанна сушарка|СБ-1.6',
      moq: ['t', 1, 10],
    },
    {
      code: 'insulation-panels',
      uk: 'Виготовляємо сендвіч-панелі, пінопласт і термопанелі',
      en: 'We make sandwich panels, polystyrene boards and thermal façade panels',
      taglines: ['Сендвіч-панелі в розмір', 'Утеплювачі та термопанелі для фасадів'],
      details: [
        'Панелі стінові й покрівельні, мінвата або PIR, товщина 50–200 мм, довжина до 12 метрів. Фасонні елементи гнемо в той самий колір.',
        'Пінопласт ріжемо від 20 мм, виготовляємо фасадний декор із зміцненим шаром.',
      ],
      processes: 'профілювання; склеювання; спінювання; різання; армування',
      materials: 'оцинкована сталь 0,5 мм; мінвата 100 кг/м³; PIR; EPS 70',
      equipment: 'Лінія сендвіч-панелей|Pu.Ma. SLC; Блок-форма|Kurtz 1218; Термоконтурний різак|Megaplot 3',
      moq: ['m2', 50, 500],
    },
    {
      code: 'roofing-profiles',
      weight: 2,
      uk: 'Прокатуємо профнастил, металочерепицю, фальцеві панелі та водостоки',
      en: 'We roll-form trapezoidal sheet, metal tiles, standing seam and gutters',
      taglines: ['Профнастил і фальц у розмір ската', 'Покрівля за два дні: порізали, спакували, привезли'],
      details: [
        'Лист ріжемо точно за довжиною ската, від 0,5 до 12 метрів. Метал — з покриттям 25–50 мкм, партія й завод вказані в накладній.',
        'Планки, ковпаки, капельники гнемо за ескізом у день замовлення; плануємо розкладку, щоб обрізків було до 5 %.',
      ],
      processes: 'прокатування; гнуття планок; перфорування; пакування',
      materials: 'оцинкована сталь з полімерним покриттям; алюцинк; мідь; титан-цинк',
      equipment: 'Прокатна лінія|Schlebach Quadro; Прокатна лінія С-21|ЛП-1250; Листозгин|Jorns TwinMatic',
      moq: ['m2', 10, 100],
    },
    {
      code: 'stone-products',
      weight: 2,
      uk: 'Ріжемо та поліруємо граніт, мармур і кварц: сходи, стільниці, плитка',
      en: 'We cut and polish granite, marble and quartz: stairs, worktops, tiles',
      taglines: ['Граніт, лабрадорит, мармур: сходи та стільниці', 'Вироби з каменю з монтажем'],
      details: [
        'Камінь з родовищ Житомирщини бачимо ще в блоці, тому рисунок на сходах збігається. Фактури — полірована, термооброблена, лощена.',
        'Стільниці знімаємо електронним шаблоном, виріз під мийку шліфуємо в розмір, стик клеїмо в колір.',
      ],
      processes: 'розпилювання; калібрування; полірування; термообробка; монтаж',
      materials: 'граніт; лабрадорит; мармур; кварцовий агломерат',
      equipment:
        'Мостова пила|GMM Axia 45; Багатодисковий верстат|СМР-043; Кромкошліфувальний верстат|Marmo Meccanica LCR',
      moq: ['m2', 2, 30],
    },
    {
      code: 'sawn-timber',
      weight: 2,
      uk: 'Пиляємо й сушимо деревину, виготовляємо клеєний брус, ферми та зруби',
      en: 'We saw and dry timber and make glulam, trusses and log frames',
      taglines: ['Сухі пиломатеріали й клеєний брус', 'Кроквяні ферми, зруби, тераса'],
      details: [
        'Ліс — із легальної заготівлі, з електронною товарно-транспортною накладною. Сушимо до 12 % для тераси й до 8 % для столярки.',
        'Кроквяні системи рахуємо та нарізаємо з номерами: двоє теслярів складають дах за три дні.',
      ],
      processes: 'розпилювання; сушіння; стругання; зрощування; антисептування',
      materials: 'сосна; модрина; дуб; антисептик',
      equipment:
        'Стрічкова пилорама|Wood-Mizer LT40; Сушильна камера|Hildebrand HD78; Чотиристоронній верстат|Weinig Powermat 700',
      moq: ['m3', 1, 10],
    },
  ],
}
