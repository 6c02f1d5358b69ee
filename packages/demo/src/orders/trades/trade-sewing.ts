import { item, leaf, type Trade } from './trade.ts'

export const sewingTrade: Trade = {
  root: 'sewing',
  buyers: [
    [
      'Ми — український бренд одягу, продаємо онлайн і у {2-6:власному магазині|власних магазинах|власних магазинах}.',
      'We are a Ukrainian clothing brand selling online and in {2-6:shop|shops} of our own.',
    ],
    [
      'Замовляємо для мережі {клінік|готелів|кав’ярень|АЗС|супермаркетів} у кількох областях.',
      'The order is for a chain of {clinics|hotels|cafés|filling stations|supermarkets} in several regions.',
    ],
    [
      'Шукаємо цех, який стане постійним підрядником, а не на один раз.',
      'We are after a workshop for steady work, not for a single batch.',
    ],
    [
      'Досі відшивалися самі, тепер частину моделей віддаємо на сторону.',
      'So far we have sewn in house; now we are outsourcing some of the models.',
    ],
  ],
  demands: [
    [
      'Шви рівні, без пропусків і затяжок, нитки обрізані, пара виробів в одному тоні.',
      'Seams even, no skipped stitches, threads trimmed, shades matched within the batch.',
    ],
    [
      'Перед серією — зразок у розмірі {M|48|L|50} на затвердження.',
      'Before the batch we approve a sample in size {M|48|L|50}.',
    ],
    [
      'Лекала з градацією передамо у форматі {DXF|PLT|PDF}, технічний опис — на {3-9:сторінку|сторінки|сторінок}.',
      'Graded patterns come as {DXF|PLT|PDF} with a technical description of {3-9:page|pages}.',
    ],
    ['Бирки, розмірники й ярлики з доглядом надаємо ми.', 'We supply the brand, size and care labels.'],
    [
      'Відхилення за мірками — до {1|1,5|2} см, брак понад {1|2|3} % перешиває виконавець.',
      'Measurements within {1|1.5|2} cm; rejects above {1|2|3} % are resewn by the maker.',
    ],
    [
      'Кожен виріб відпрасувати й скласти в індивідуальний пакет із розмірною наліпкою.',
      'Each piece pressed and packed in its own bag with a size sticker.',
    ],
  ],
  certificates: ['OEKO-TEX Standard 100', 'ISO 9001'],
  leaves: {
    workwear: leaf(
      ['пошити', 'пошиття', 'sewing'],
      [
        item('літні робочі костюми', 'літніх робочих костюмів', 'summer work suits', [60, 900], [850, 1500]),
        item(
          'зимові утеплені куртки для {будівельників|електромонтерів|комунальників|складу}',
          'зимових утеплених курток для {будівельників|електромонтерів|комунальників|складу}',
          'padded winter jackets for {builders|electricians|street crews|warehouse staff}',
          [40, 600],
          [1300, 2400],
        ),
        item(
          'медичні костюми з {твілу|стрейчу|бавовни}',
          'медичних костюмів із {твілу|стрейчу|бавовни}',
          'medical scrubs in {twill|stretch fabric|cotton}',
          [50, 800],
          [550, 950],
        ),
        item('кухарські кітелі', 'кухарських кітелів', 'chef jackets', [30, 300], [480, 820]),
        item(
          'сигнальні жилети класу {2|3}',
          'сигнальних жилетів класу {2|3}',
          'class {2|3} high-visibility vests',
          [200, 3000],
          [90, 180],
        ),
        item(
          'напівкомбінезони з посиленням на колінах',
          'напівкомбінезонів із посиленням на колінах',
          'bib overalls with reinforced knees',
          [50, 500],
          [750, 1250],
        ),
        item('фартухи для бариста', 'фартухів для бариста', 'barista aprons', [40, 400], [220, 420]),
        item('форму для охоронців', 'форми для охоронців', 'security uniforms', [30, 250], [1400, 2300], {
          unit: 'set',
        }),
        item(
          'вогнестійкі костюми зварника',
          'вогнестійких костюмів зварника',
          'flame-retardant welder suits',
          [20, 200],
          [1900, 3200],
        ),
        item(
          'халати для харчового виробництва',
          'халатів для харчового виробництва',
          'coats for food production',
          [80, 900],
          [320, 520],
        ),
      ],
      [
        [
          'Тканина — {саржа|грета|твіл} {210-260/10} г/м², колір {темно-синій|сірий з помаранчевими вставками|чорний|волошковий}.',
          'Fabric: {twill|poly-cotton|drill} {210-260/10} g/m², {navy|grey with orange panels|black|cornflower blue}.',
        ],
        [
          'Розміри від {44|46|48} до {60|62|64}, зріст {1–2|3–4|5–6}; розбивку надішлемо після погодження ціни.',
          'Sizes {44|46|48} to {60|62|64}, height {1–2|3–4|5–6}; the breakdown follows once the price is agreed.',
        ],
        [
          'Логотип: {вишивка на грудях|термодрук на спині|шеврон на липучці}, {1-3:колір|кольори|кольорів}.',
          'Logo: {embroidery on the chest|heat transfer on the back|patch on hook-and-loop}, {1-3:colour|colours}.',
        ],
        [
          'Світлоповертальна стрічка 50 мм, кишені з клапаном, блискавка {пластикова|спіральна|тракторна}.',
          'Reflective tape 50 mm, flap pockets, {plastic|coil|chunky} zip.',
        ],
      ],
      {
        fabric: [['blend'], ['cotton'], ['cotton', 'synthetic']],
        patterns: ['ready', 'sample', 'needed'],
        branding: [true, false],
      },
    ),
    outerwear: leaf(
      ['пошити', 'пошиття', 'sewing'],
      [
        item(
          'жіночі пальта з вовни',
          'жіночих пальт із вовни',
          'women’s wool coats',
          [40, 300],
          [1800, 3200],
          { attributes: { fabric: ['wool'] } },
        ),
        item(
          'стьобані куртки-сорочки',
          'стьобаних курток-сорочок',
          'quilted overshirts',
          [60, 500],
          [900, 1500],
        ),
        item(
          'чоловічі парки на {холофайбері|пуху|тинсулейті}',
          'чоловічих парок на {холофайбері|пуху|тинсулейті}',
          'men’s parkas with {hollow fibre|down|Thinsulate}',
          [50, 400],
          [1600, 2900],
        ),
        item(
          'софтшел-куртки з логотипом',
          'софтшел-курток із логотипом',
          'branded softshell jackets',
          [50, 600],
          [1100, 1900],
        ),
        item('утеплені жилети', 'утеплених жилетів', 'padded gilets', [80, 700], [550, 980]),
        item(
          'дощовики з проклеєними швами',
          'дощовиків із проклеєними швами',
          'raincoats with taped seams',
          [100, 800],
          [700, 1200],
          { attributes: { fabric: ['membrane'] } },
        ),
      ],
      [
        [
          'Утеплювач {100|150|200|250} г/м², підкладка з {віскози|поліестеру|фліс у комірі}.',
          'Insulation {100|150|200|250} g/m², lining in {viscose|polyester|fleece at the collar}.',
        ],
        [
          'Розмірна сітка {XS–XL|S–XXL|42–54}, {2-5:колір|кольори|кольорів}.',
          'Sizes {XS–XL|S–XXL|42–54} in {2-5:colour|colours}.',
        ],
        [
          'Фурнітура {чорна матова|нікель|антик}, блискавки двозамкові, кнопки встановлювати пресом.',
          'Trims in {matt black|nickel|antique}, two-way zips, snaps set by press.',
        ],
      ],
      { fabric: [['synthetic'], ['membrane']], patterns: ['ready', 'sample', 'needed'] },
    ),
    casualwear: leaf(
      ['пошити', 'пошиття', 'sewing'],
      [
        item('лляні сорочки', 'лляних сорочок', 'linen shirts', [60, 500], [480, 850], {
          attributes: { fabric: ['linen'] },
        }),
        item('сукні-міді з віскози', 'суконь-міді з віскози', 'viscose midi dresses', [50, 400], [450, 800]),
        item(
          'жіночі брючні костюми',
          'жіночих брючних костюмів',
          'women’s trouser suits',
          [40, 250],
          [900, 1600],
        ),
        item('спідниці плісе', 'спідниць плісе', 'pleated skirts', [80, 500], [350, 620]),
        item(
          'вишиванки {жіночі|чоловічі}',
          'вишиванок {жіночих|чоловічих}',
          '{women’s|men’s} vyshyvanka shirts',
          [50, 600],
          [600, 1300],
          { attributes: { fabric: ['linen'] } },
        ),
        item('чоловічі штани-чиноси', 'чоловічих штанів-чиносів', 'men’s chinos', [100, 700], [420, 760], {
          attributes: { fabric: ['cotton'] },
        }),
      ],
      [
        [
          'Тканину {купуємо самі й привозимо в рулонах|просимо підібрати під ціну}, усадку {враховано в лекалах|перевірити до розкрою}.',
          'The fabric {we buy and deliver on rolls|should be proposed to fit the price}, shrinkage {is allowed for in the patterns|to be tested before cutting}.',
        ],
        [
          '{3-6:модель|моделі|моделей} у колекції, по {20-80/10} одиниць кожної на колір.',
          '{3-6:style|styles} in the collection, {20-80/10} pieces of each per colour.',
        ],
        [
          'Шви {закриті французькі|оброблені оверлоком 4 нитки|окантовані бейкою}, ґудзики пришити хрестом.',
          'Seams {French|4-thread overlocked|bound}, buttons cross-stitched.',
        ],
      ],
      { patterns: ['ready', 'sample', 'needed'] },
    ),
    kidswear: leaf(
      ['пошити', 'пошиття', 'sewing'],
      [
        item(
          'зимові дитячі комбінезони',
          'зимових дитячих комбінезонів',
          'children’s snowsuits',
          [60, 500],
          [950, 1700],
        ),
        item('бодіки для немовлят', 'бодіків для немовлят', 'baby bodysuits', [200, 2500], [110, 190], {
          attributes: { fabric: ['cotton'] },
        }),
        item('шкільні сарафани', 'шкільних сарафанів', 'school pinafores', [80, 700], [420, 700]),
        item('дитячі піжами', 'дитячих піжам', 'children’s pyjamas', [150, 1500], [230, 390], {
          attributes: { fabric: ['cotton'] },
        }),
        item('муслінові пелюшки', 'муслінових пелюшок', 'muslin swaddles', [300, 3000], [120, 210], {
          attributes: { fabric: ['cotton'] },
        }),
      ],
      [
        [
          'Зріст {56–86|80–110|104–134|122–158} см, тканина з висновком для дітей {до року|до трьох років|шкільного віку}.',
          'Heights {56–86|80–110|104–134|122–158} cm, fabric approved for {infants|under threes|school age}.',
        ],
        [
          'Кнопки без нікелю, шви назовні не колють, етикетка друкована.',
          'Nickel-free snaps, soft seams, printed label.',
        ],
        [
          'Малюнків {два|три|чотири|шість}, тканину з друком надаємо рулонами.',
          '{Two|Three|Four|Six} prints; we supply the printed fabric on rolls.',
        ],
      ],
      { patterns: ['ready', 'sample'] },
    ),
    'tactical-gear': leaf(
      ['пошити', 'пошиття', 'sewing'],
      [
        item(
          'плитоноски з системою швидкого скидання',
          'плитоносок із системою швидкого скидання',
          'plate carriers with quick release',
          [40, 600],
          [2400, 4200],
        ),
        item(
          'підсумки під {магазини|турнікет|рацію|скид}',
          'підсумків під {магазини|турнікет|рацію|скид}',
          '{magazine|tourniquet|radio|dump} pouches',
          [200, 4000],
          [140, 380],
        ),
        item(
          'тактичні рюкзаки на {30|45|60|80} л',
          'тактичних рюкзаків на {30|45|60|80} л',
          '{30|45|60|80} l tactical backpacks',
          [50, 800],
          [1700, 3400],
        ),
        item('бойові сорочки убакс', 'бойових сорочок убакс', 'combat shirts', [100, 2000], [700, 1200], {
          attributes: { fabric: ['blend'] },
        }),
        item(
          'маскувальні костюми-кікімори',
          'маскувальних костюмів-кікімор',
          'ghillie suits',
          [20, 150],
          [2200, 4200],
        ),
        item(
          'ноші м’які безкаркасні',
          'м’яких безкаркасних нош',
          'soft frameless stretchers',
          [100, 1200],
          [900, 1600],
          { accusative: 'м’які безкаркасні ноші' },
        ),
        item(
          'спальні мішки до −{10|15|20} °C',
          'спальних мішків до −{10|15|20} °C',
          'sleeping bags rated to −{10|15|20} °C',
          [60, 600],
          [1900, 3400],
          { attributes: { fabric: ['synthetic'] } },
        ),
      ],
      [
        [
          'Матеріал — {Cordura 500D|Cordura 1000D|нейлон 600D з просоченням}, {мультикам|піксель|койот|олива}.',
          'Material: {Cordura 500D|Cordura 1000D|coated nylon 600D}, {multicam|pixel|coyote|olive}.',
        ],
        [
          'Стропа {25|38} мм, фурнітура {Дюрафлекс або рівноцінна|ацеталь}, закріпки на всіх навантажених місцях.',
          'Webbing {25|38} mm, {Duraflex or equal|acetal} buckles, bartacks at every loaded point.',
        ],
        [
          'Лазерна перфорація під систему кріплення, нитка армована {40|60}.',
          'Laser-cut attachment grid, core-spun thread {40|60}.',
        ],
        [
          'Потрібен паспорт виробу та можливість приймання партії на вашому виробництві.',
          'A product passport is needed, and acceptance of the batch at your site.',
        ],
      ],
      { fabric: [['cordura'], ['cordura', 'synthetic']], patterns: ['ready', 'sample'] },
    ),
    'home-textiles': leaf(
      ['пошити', 'пошиття', 'sewing'],
      [
        item(
          'комплекти постільної білизни для готелю',
          'комплектів постільної білизни для готелю',
          'hotel bed linen sets',
          [60, 900],
          [850, 1700],
          { unit: 'set', attributes: { fabric: ['cotton'] } },
        ),
        item(
          'махрові рушники {50×90|70×140} см',
          'махрових рушників {50×90|70×140} см',
          'terry towels {50×90|70×140} cm',
          [200, 3000],
          [120, 320],
          { attributes: { fabric: ['cotton'] } },
        ),
        item(
          'штори блекаут на люверсах',
          'штор блекаут на люверсах',
          'blackout curtains on eyelets',
          [40, 300],
          [900, 1900],
        ),
        item('ковдри з вовни', 'ковдр із вовни', 'wool blankets', [80, 800], [700, 1400], {
          attributes: { fabric: ['wool'] },
        }),
        item(
          'скатертини й серветки для ресторану',
          'скатертин і серветок для ресторану',
          'restaurant tablecloths and napkins',
          [100, 1200],
          [180, 420],
        ),
        item(
          'чохли на {стільці|дивани|матраци}',
          'чохлів на {стільці|дивани|матраци}',
          'covers for {chairs|sofas|mattresses}',
          [60, 900],
          [260, 780],
        ),
      ],
      [
        [
          'Тканина: {сатин|бязь голд|перкаль|страйп-сатин} {120-145/5} г/м², білий.',
          'Fabric: {sateen|calico|percale|stripe sateen} {120-145/5} g/m², white.',
        ],
        [
          'Має витримувати {100|150|200} промислових прань за {60|75|90} °C.',
          'Has to survive {100|150|200} industrial washes at {60|75|90} °C.',
        ],
        [
          'Розміри нестандартні, таблицю додамо до запиту.',
          'Sizes are non-standard; a table comes with the enquiry.',
        ],
      ],
      { patterns: ['ready', 'needed'] },
    ),
    'bags-backpacks': leaf(
      ['пошити', 'пошиття', 'sewing'],
      [
        item(
          'шопери з {бавовни|канвасу}',
          'шоперів із {бавовни|канвасу}',
          '{cotton|canvas} tote bags',
          [200, 5000],
          [65, 150],
          { attributes: { fabric: ['cotton'] } },
        ),
        item(
          'термосумки для доставки їжі',
          'термосумок для доставки їжі',
          'food delivery cooler bags',
          [50, 600],
          [700, 1300],
        ),
        item(
          'рюкзаки міські з відділенням під ноутбук',
          'міських рюкзаків із відділенням під ноутбук',
          'city backpacks with a laptop sleeve',
          [100, 900],
          [750, 1400],
          { accusative: 'міські рюкзаки з відділенням під ноутбук' },
        ),
        item(
          'чохли для {генераторів|мотоциклів|садових меблів}',
          'чохлів для {генераторів|мотоциклів|садових меблів}',
          'covers for {generators|motorcycles|garden furniture}',
          [50, 700],
          [420, 980],
        ),
        item('сумки для інструменту', 'сумок для інструменту', 'tool bags', [80, 600], [520, 990]),
      ],
      [
        [
          'Матеріал — {оксфорд 600D ПУ|канвас 320 г/м²|ПВХ 650 г/м²}, підкладка {є|не потрібна}.',
          'Material: {PU oxford 600D|canvas 320 g/m²|PVC 650 g/m²}, {lined|unlined}.',
        ],
        [
          'Друк логотипа {шовкографією в один колір|повноколірний DTF|вишивкою}.',
          'Logo by {one-colour screen print|full-colour DTF|embroidery}.',
        ],
        [
          'Навантаження на ручки — не менше ніж {8|10|15|20} кг.',
          'Handles must hold at least {8|10|15|20} kg.',
        ],
      ],
      { fabric: [['cordura'], ['synthetic']], patterns: ['sample', 'needed'] },
    ),
    'cutting-embroidery': leaf(
      ['розкроїти й оздобити', 'розкрій та оздоблення', 'cutting and trimming'],
      [
        item(
          'крій футболок, {3-9:настил|настили|настилів} на тиждень',
          'крою футболок, {3-9:настил|настили|настилів} на тиждень',
          'T-shirt panels, {3-9:lay|lays} a week',
          [500, 6000],
          [9, 20],
        ),
        item('шеврони з вишивкою', 'шевронів із вишивкою', 'embroidered patches', [200, 5000], [25, 70]),
        item('логотипи на кепках', 'логотипів на кепках', 'logos on caps', [100, 1500], [30, 75]),
        item('деталі крою з кордури', 'деталей крою з кордури', 'cut Cordura parts', [300, 4000], [35, 90], {
          attributes: { fabric: ['cordura'] },
        }),
      ],
      [
        [
          'Файли розкладки в {DXF|PLT}, ширина полотна {150|160|180} см, втрати до {8|10|12} %.',
          'Markers in {DXF|PLT}, fabric width {150|160|180} cm, waste up to {8|10|12} %.',
        ],
        [
          'Стібків у логотипі до {6-24/2} тисяч, ниток — {2-6:колір|кольори|кольорів}.',
          'Up to {6-24/2} thousand stitches in {2-6:colour|colours}.',
        ],
      ],
      { patterns: ['ready'] },
    ),
  },
}
