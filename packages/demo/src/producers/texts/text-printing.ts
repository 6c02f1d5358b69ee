import type { RootText } from './root-text.ts'

export const printingText: RootText = {
  root: 'printing-packaging',
  kinds: [
    ['manufacturer', 6],
    ['workshop', 7],
    ['artisan', 5],
    ['trader', 1],
  ],
  artisans: 'textile-printing',
  engineers: '',
  brands:
    'Чотири фарби; Пантон-Прес; Кутастий аркуш; Рулон@labels-stickers; Бігунок; Картонний дім@folding-cartons; Гофра-Полісся@corrugated-boxes; Крапка растру; Форзац@books-magazines; Нова обгортка@flexible-packaging; Фальц@commercial-print; Титул@books-magazines; Добра коробка@corrugated-boxes; Етикетка-Сервіс@labels-stickers; Відбиток; Офсет-Слобода@commercial-print; Пакувальник-Південь@flexible-packaging; Ротор-Друк; Літера світла@signs-large-format; Палітурна справа@books-magazines; Лист і картон@folding-cartons; Висічка@folding-cartons; Ракель@textile-printing',
  nouns: {
    manufacturer: 'Друкарня; Пакувальна фабрика; ТОВ; Поліграфічний комбінат',
    workshop: 'Друкарня; Студія друку; Цех паковання',
    artisan: 'Майстерня друку; Палітурна майстерня',
    trader: 'Торговий дім; ТОВ',
  },
  nounEn: 'Print & Pack',
  ask: { uk: 'макет у PDF або розміри виробу', en: 'a print-ready PDF or the product size' },
  lead: [3, 14],
  taglines: [
    'Друк і паковання: від макета до палети @not signs-large-format; textile-printing; books-magazines',
    'Друкуємо вчасно, у кольорі, за який не соромно',
    'Друкарня {cityIn}: тиражі від сотні до сотень тисяч @not signs-large-format; textile-printing; flexible-packaging; corrugated-boxes',
    'Додрукарська підготовка, друк, оздоблення — під одним дахом @not signs-large-format; corrugated-boxes',
  ],
  work: [
    'Макет перевіряємо до друку: вильоти, роздільність, шрифти, накладання чорного. Про помилки повідомляємо одразу, а дрібні виправляємо безкоштовно.',
    'Друкуємо за профілями Fogra, кольоропробу підписуєте ви. Фірмові кольори мішаємо за віялом Pantone й зберігаємо рецепт, щоб наступний тираж був таким самим.',
    'Конструкцію паковання розробляємо самі й вирізаємо білий макет на плотері: можна вкласти товар і перевірити, перш ніж замовляти штамп. @corrugated-boxes; folding-cartons',
    'Оздоблення робимо в себе: ламінація, вибірковий лак, тиснення фольгою, конгрев, висікання. Жоден аркуш не їде на чужу дільницю, тому строки реальні. @folding-cartons; commercial-print; books-magazines',
  ],
  large: [
    'Працюємо у дві зміни, на місяць витрачаємо близько {60-220:20} тонн паперу й картону. Для постійних замовників резервуємо час на машинах і тримаємо запас матеріалу. @not textile-printing; signs-large-format; flexible-packaging',
    'Склад готової продукції — на {300-900:100} палетомісць: надрукуємо великий тираж зараз, а відвантажуватимемо частинами за вашим графіком. @not signs-large-format',
  ],
  small: [
    'Ми невелика друкарня, тому спілкуєтеся одразу з технологом. Терміновий тираж можемо поставити на машину того самого дня. @not signs-large-format; corrugated-boxes',
    'Любимо нестандартне: ручне складання, тонований в масі картон, конверти з чорного паперу. Тираж може бути зовсім малим. @folding-cartons; commercial-print; books-magazines',
    'Замовлення ведемо від першого дзвінка до видачі: одна людина знає про нього все. @signs-large-format; corrugated-boxes; textile-printing',
  ],
  quality: [
    'Колір міряємо спектрофотометром щопівгодини, відхилення тримаємо в межах ΔE 3. Контрольні аркуші зберігаємо пів року. @not signs-large-format; textile-printing',
    'Перед пакуванням тираж перелічуємо на вагах і вибірково перевіряємо склейку. Недостачі не буває: завжди докладаємо 1–2 % понад тираж. @not signs-large-format; textile-printing',
    'Для харчових продуктів використовуємо фарби з низькою міграцією та матеріали з декларацією відповідності для контакту з їжею. @corrugated-boxes; folding-cartons; flexible-packaging; labels-stickers',
    'Перед видачею вмикаємо, оглядаємо й фотографуємо кожен виріб. Гарантія — 12 місяців. @signs-large-format',
    'Перші відбитки перемо й розтягуємо ще до того, як запустити партію. Колір затверджуєте на тій самій тканині. @textile-printing',
  ],
  en: {
    taglines: [
      'Printing and packaging from artwork to pallet @not signs-large-format; textile-printing; books-magazines',
      'Boxes, labels and print with colour you can sign off @not signs-large-format; textile-printing; books-magazines',
      'Print you can plan your launch around',
    ],
    work: [
      'Artwork is checked before plates: bleeds, resolution, fonts, overprint. You approve a contract proof to Fogra profiles, and brand colours are mixed to Pantone with the recipe kept for repeats.',
      'We design the structure and cut a white sample first, so you can put your product inside before paying for a die. @corrugated-boxes; folding-cartons',
    ],
    quality: [
      'Colour is measured through the run and kept within ΔE 3. Control sheets are stored for six months.',
      'Low-migration inks and food-contact materials with declarations are available for food packaging. @corrugated-boxes; folding-cartons; flexible-packaging; labels-stickers',
    ],
    processes: 'offset printing; digital printing; die-cutting; lamination; gluing',
    materials: 'coated paper; folding boxboard; corrugated board; self-adhesive paper',
  },
  certificates: [
    'FSC Chain of Custody|NC-COC-0##### @not textile-printing; signs-large-format; flexible-packaging',
    'ДСТУ ISO 9001:2015|UA.QMS.#####-##',
    'ISO 22000:2018|UA.FSMS.####-## @corrugated-boxes; folding-cartons; flexible-packaging; labels-stickers',
    'Висновок щодо матеріалів, які контактують з харчовими продуктами|№ 12.2-18-2/##### @corrugated-boxes; folding-cartons; flexible-packaging',
  ],
  leaves: [
    {
      code: 'corrugated-boxes',
      weight: 3,
      nouns: 'ТОВ; Фабрика гофротари; Цех гофротари; ПП',
      uk: 'Виготовляємо гофроящики, лотки й самозбірні коробки з тришарового та п’ятишарового картону',
      en: 'We make shipping cases, trays and self-locking boxes in three- and five-ply board',
      taglines: ['Гофротара за вашими розмірами', 'Коробки для відправлень, овочів і техніки'],
      details: [
        'Профілі B, C, E та BC, друк флексо до {2-4:1} кольорів. Підбираємо марку картону за вагою вмісту й висотою штабеля, даємо протокол випробувань на стискання.',
        'Для інтернет-магазинів робимо самозбірні коробки з клейкою стрічкою та стрічкою відривання: пакування замовлення займає десять секунд, скотч не потрібен.',
      ],
      processes: 'гофрування; флексодрук; висікання; склеювання; зшивання',
      materials: 'гофрокартон Т-23; гофрокартон П-32; мікрогофрокартон; крафт-лайнер',
      equipment:
        'Флексодрукарська лінія|Latitude 924; Плоский висікальний прес|Bobst SP 160; Фальцювально-склеювальна лінія|Vega Jumbo 165; Різальний плотер|Kongsberg XE10',
      moq: ['pcs', 200, 1000],
    },
    {
      code: 'folding-cartons',
      weight: 3,
      nouns: 'Друкарня; Пакувальна фабрика; ТОВ',
      uk: 'Друкуємо картонні коробки для косметики, чаю, ліків і кондитерських виробів',
      en: 'We print folding cartons for cosmetics, tea, medicines and confectionery',
      taglines: ['Картонні коробки з лаком, фольгою та тисненням', 'Паковання, яке продає з полиці'],
      details: [
        'Друкуємо на картоні 230–400 г/м², до шести кольорів плюс лак. Коробки з автодном, вікном, ложементом, шрифтом Брайля для аптечних замовників.',
        'Подарункові кашировані коробки збираємо вручну: кришка–дно, на магніті, пенал.',
      ],
      processes: 'офсетний друк; УФ-лакування; тиснення фольгою; висікання; склеювання',
      materials: 'картон GC1; картон GD2; дизайнерський картон; фольга; ламінаційна плівка',
      equipment:
        'Офсетна машина|Heidelberg Speedmaster XL 75-5+L; Висікальний прес|Brausse 1050; Фальцювально-склеювальна лінія|Bobst Expertfold 80; Прес тиснення|SBL Foilmaster 1050',
      moq: ['pcs', 200, 1000],
    },
    {
      code: 'labels-stickers',
      weight: 2,
      uk: 'Друкуємо самоклейні етикетки в рулонах і на аркушах, наліпки та контрольні марки',
      en: 'We print self-adhesive labels in rolls and sheets, stickers and security seals',
      taglines: ['Етикетки в рулонах для лінії та рук', 'Наліпки будь-якої форми, із нумерацією і QR'],
      details: [
        'Друкуємо флексо й цифрою, тож один макет на сто тисяч і сто макетів по тисячі для нас однаково зручні. Намотування, діаметр втулки й крок робимо під ваш аплікатор.',
        'Матеріали — від паперу для сухих складів до плівки, що тримається на вологій пляшці з холодильника. Перед тиражем даємо {10-30:10} метрів на випробування.',
      ],
      processes: 'флексодрук; цифровий друк; висікання; ламінування; змінні дані',
      materials: 'папір самоклейний; поліпропіленова плівка; термоетикетка; вінна етикетка',
      equipment:
        'Флексомашина|Nilpeter FB-350; Цифрова машина|Konica Minolta AccurioLabel 230; Перемотувально-інспекційна машина|Rotoflex VLI 330',
      moq: ['pcs', 500, 3000],
    },
    {
      code: 'flexible-packaging',
      nouns: 'Пакувальна фабрика; ТОВ; ПП',
      uk: 'Виготовляємо дой-паки, флоу-паки, пакети та плівку з друком',
      en: 'We make stand-up pouches, flow-wrap, bags and printed film',
      taglines: ['Гнучке паковання для кави, снеків і кормів', 'Плівка з друком і пакети під ваш автомат'],
      details: [
        'Ламінуємо до чотирьох шарів: друкована плівка, бар’єр, зварний шар. Підкажемо структуру під строк придатності, знайдемо монорішення, яке приймають на перероблення.',
        'Дой-паки із зіп-замком, клапаном дегазації та вирубною ручкою. Невеликі тиражі друкуємо цифрою, без оплати форм.',
      ],
      processes: 'флексодрук; безсольвентна ламінація; різання; виготовлення пакетів; встановлення клапанів',
      materials: 'BOPP; PET; PE; фольга алюмінієва; папір крафт',
      equipment:
        'Флексомашина|Comexi F2 MB|8 кольорів; Ламінатор|Nordmeccanica Super Simplex; Пакетна машина|Totani BH-60; Бобінорізка|Titan SR9',
      moq: ['pcs', 1000, 10000],
    },
    {
      code: 'books-magazines',
      weight: 2,
      uk: 'Друкуємо книги, каталоги та журнали у твердій і м’якій палітурці',
      en: 'We print books, catalogues and magazines in hard and soft covers',
      taglines: ['Книги у твердій палітурці та брошури', 'Друкуємо книги, які приємно тримати'],
      details: [
        'Палітурка 7БЦ, інтегральна, клеєна КБС із PUR-клеєм, шита нитками. Розкриваються рівно, сторінки не випадають, каптал і ляссе добираємо до обкладинки.',
        'Видавцям рахуємо тираж на паперах кількох виробників, щоб було з чого обирати. Сигнальний примірник — за {3-4:1} дні до основного друку.',
      ],
      processes: 'офсетний друк; фальцювання; шиття нитками; клейове скріплення; виготовлення палітурок',
      materials: 'папір офсетний; папір крейдований; книжковий папір 70 г/м²; палітурний матеріал',
      equipment:
        'Офсетна машина|Komori Lithrone GL-440; Лінія клейового скріплення|Muller Martini Bolero; Ниткошвейна машина|Aster EL; Палітурна лінія|Kolbus BF 511',
      moq: ['pcs', 50, 500],
    },
    {
      code: 'commercial-print',
      weight: 2,
      uk: 'Друкуємо листівки, візитки, календарі, папки та корпоративні набори',
      en: 'We print leaflets, cards, calendars, folders and corporate sets',
      taglines: ['Рекламна поліграфія щодня, без вихідних перед святами', 'Листівки, календарі, меню, папки'],
      details: [
        'Цифровий тираж віддаємо за добу, офсетний — за три. Календарі на наступний рік починаємо приймати з вересня: тоді й папір дешевший, і черги немає.',
        'Збираємо комплекти для заходів: бейджі зі змінними даними, програмки, пакети, наліпки. Розкладаємо за списком учасників.',
      ],
      processes: 'цифровий друк; офсетний друк; різання; бігування; скріплення пружиною',
      materials: 'крейдований папір; дизайнерський папір; пластик; магнітний вініл',
      equipment:
        'Цифрова машина|Xerox Versant 280; Офсетна машина|Ryobi 524HE; Різальна машина|Polar 92 X; Бігувальна машина|Cyklos GPM 450',
      moq: ['pcs', 50, 500],
    },
    {
      code: 'textile-printing',
      nouns: 'Студія друку; Майстерня друку; Цех шовкодруку',
      uk: 'Друкуємо на футболках, худі, прапорах і метражній тканині',
      en: 'We print on T-shirts, hoodies, flags and fabric by the metre',
      taglines: ['Шовкодрук, DTF і сублімація на одязі', 'Мерч для команд, подій і брендів'],
      details: [
        'Метод добираємо за тиражем: до 50 штук — DTF, від 50 — шовкодрук, для полотна — сублімація. Відбитки проходять п’ять прань при 40 °C, перш ніж ми радимо їх замовнику.',
        'Одяг можемо надати свій: базові футболки 160–240 г/м² у {12-24:4} кольорах є на складі.',
      ],
      processes: 'шовкодрук; DTF-друк; сублімація; пряме нанесення; термоперенесення',
      materials: 'бавовна; поліестер; пластизоль; DTF-плівка; прапорна тканина',
      equipment:
        'Карусель для шовкодруку|MHM S-Type Xtreme; Тунельна сушка|Tesoma Vario; Принтер DTF|Epson SC-G6000; Каландр|Klieverik GTC-101',
      moq: ['pcs', 10, 50],
    },
    {
      code: 'signs-large-format',
      weight: 2,
      nouns: 'Рекламне виробництво; Рекламна майстерня; ТОВ',
      uk: 'Виготовляємо вивіски, об’ємні літери, банери й навігацію',
      en: 'We make signs, channel letters, banners and wayfinding',
      taglines: ['Вивіски, які світять рівно', 'Широкоформатний друк і монтаж на висоті'],
      details: [
        'Об’ємні літери паяємо з ПВХ і акрилу, світлодіоди беремо з гарантією три роки. Блок живлення виносимо туди, де його можна замінити без автовишки.',
        'Допомагаємо з паспортом вивіски: робимо фотомонтаж, креслення кріплень і навантаження на фасад.',
      ],
      processes: 'широкоформатний друк; плотерне різання; фрезерування; зварювання каркасів; монтаж',
      materials: 'банер 440 г/м²; плівка; акрил; композит; ПВХ',
      equipment:
        'УФ-принтер|Mimaki JFX200-2513 EX; Рулонний принтер|Roland TrueVIS VG3-640; Фрезер з ЧПК|Zenitech 2131; Лазерний верстат|GCC Spirit GLS',
      moq: ['pcs', 1, 10],
    },
  ],
}
