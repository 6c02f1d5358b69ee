import { item, leaf, type Trade } from './trade.ts'

export const foodProcessingTrade: Trade = {
  root: 'food-processing',
  buyers: [
    [
      'Мережа {кав’ярень|пекарень|АЗС|супермаркетів}, {12-90/6:точка|точки|точок} у трьох областях.',
      'A chain of {cafés|bakeries|filling stations|supermarkets} with {12-90/6:outlet|outlets} in three regions.',
    ],
    [
      'Бренд здорового харчування, продаємо онлайн і через партнерські магазини.',
      'A healthy food brand selling online and through partner shops.',
    ],
    [
      'Фермерське господарство: сировина своя, переробної лінії немає.',
      'A farm with its own raw material and no processing line.',
    ],
    [
      'Дистриб’ютор у {ЄС|Польщі|Молдові|країнах Балтії}, шукаємо українського виробника.',
      'A distributor in {the EU|Poland|Moldova|the Baltics} looking for a Ukrainian producer.',
    ],
  ],
  demands: [
    [
      'Потужність має діючу систему HACCP та експлуатаційний дозвіл.',
      'The site runs HACCP and holds an operating permit.',
    ],
    [
      'Декларація виробника й протоколи — {на кожну партію|щомісяця|щокварталу}.',
      'Manufacturer’s declaration and test reports {for each batch|monthly|quarterly}.',
    ],
    [
      'Дегустаційні зразки — {2-4:варіант|варіанти|варіантів} рецептури до підписання договору.',
      'Tasting samples of {2-4:recipe|recipes} before the contract.',
    ],
    [
      'Залишковий строк на дату відвантаження — не менше ніж {70|80|90} %.',
      'At shipment at least {70|80|90} % of the shelf life remains.',
    ],
    [
      'Відбір контрольних зразків — за участю нашого технолога, зразки зберігати весь строк.',
      'Retained samples are taken with our technologist and kept for the whole shelf life.',
    ],
  ],
  certificates: ['HACCP', 'ISO 22000', 'FSSC 22000', 'Halal'],
  leaves: {
    'bakery-confectionery': leaf(
      ['виготовити', 'виробництво', 'production'],
      [
        item(
          'вівсяне печиво з {родзинками|шоколадом|журавлиною}',
          'вівсяного печива з {родзинками|шоколадом|журавлиною}',
          'oat biscuits with {raisins|chocolate|cranberries}',
          [300, 6000],
          [120, 210],
          {
            spec: [
              'Цукор — до {18|22} %, маса одного печива {12|18|25} г.',
              'Sugar up to {18|22} %, {12|18|25} g a biscuit.',
            ],
            unit: 'kg',
            attributes: { shelfLife: 120 },
          },
        ),
        item('заморожені круасани', 'заморожених круасанів', 'frozen croissants', [3000, 90000], [14, 30], {
          spec: [
            'Маса {60|80|95} г, листкування на вершковому маслі, {27|36} шарів.',
            '{60|80|95} g, butter lamination, {27|36} layers.',
          ],
          attributes: { shelfLife: 180 },
        }),
        item(
          'імбирні пряники з розписом',
          'імбирних пряників із розписом',
          'iced gingerbread',
          [300, 9000],
          [24, 75],
          { attributes: { shelfLife: 60 } },
        ),
        item(
          'шоколадні цукерки в наборах',
          'шоколадних цукерок у наборах',
          'chocolate assortments',
          [200, 5000],
          [140, 390],
          { attributes: { shelfLife: 120 } },
        ),
        item(
          'бездріжджовий хліб у нарізці',
          'бездріжджового хліба в нарізці',
          'sliced sourdough bread',
          [500, 12000],
          [38, 76],
          { attributes: { shelfLife: 7 } },
        ),
      ],
      [
        [
          'Без пальмової олії, консервантів і штучних барвників, рецептура {наша|ваша|спільна}.',
          'No palm oil, preservatives or artificial colours; recipe {ours|yours|developed together}.',
        ],
        [
          'Відхилення маси — до {3|5} %, вироби цілі, лому не більше ніж {1|2} %.',
          'Weight within {3|5} %, unbroken, at most {1|2} % of breakage.',
        ],
        [
          'Пакування {флексографічне з нашим дизайном|прозоре з етикеткою|гуртове, у гофроящику}, дата — термодруком.',
          'Packed {in printed film of our design|in clear film with a label|in bulk cartons}, date by thermal printer.',
        ],
      ],
      { privateLabel: [true, false], organic: [false] },
    ),
    'meat-products': leaf(
      ['виготовити', 'виробництво', 'production'],
      [
        item(
          'тушкована яловичина в {ламістері|склі|жерсті}',
          'тушкованої яловичини в {ламістері|склі|жерсті}',
          'stewed beef in {foil trays|glass|tins}',
          [1000, 30000],
          [92, 190],
          { accusative: 'тушковану яловичину в {ламістері|склі|жерсті}', attributes: { shelfLife: 1095 } },
        ),
        item(
          'варено-копчені ковбаси',
          'варено-копчених ковбас',
          'cooked smoked sausages',
          [200, 4000],
          [210, 340],
          { unit: 'kg', attributes: { shelfLife: 30 } },
        ),
        item(
          'м’ясні напівфабрикати для кухні',
          'м’ясних напівфабрикатів для кухні',
          'ready-to-cook meat',
          [150, 3000],
          [190, 320],
          { unit: 'kg', attributes: { shelfLife: 90 } },
        ),
        item(
          'рибні паштети в банці 160 г',
          'рибних паштетів у банці 160 г',
          '160 g fish pâtés',
          [1000, 20000],
          [44, 92],
          { attributes: { shelfLife: 720 } },
        ),
      ],
      [
        [
          'Без сої та підсилювачів смаку, основної сировини — від {70|80|90} %, сіль {за ДСТУ|за рецептурою замовника}.',
          'No soy or flavour enhancers, meat or fish from {70|80|90} %, salt {to the standard|to our recipe}.',
        ],
        [
          'Сировина {охолоджена|заморожена}, ветеринарні документи {ваші|наші}.',
          'Raw material {chilled|frozen}, veterinary papers {yours|ours}.',
        ],
      ],
      { privateLabel: [true, false] },
    ),
    'dairy-products': leaf(
      ['виготовити', 'виробництво', 'production'],
      [
        item(
          'кисломолочний сир {5|9} %',
          'кисломолочного сиру {5|9} %',
          '{5|9} % quark',
          [200, 6000],
          [110, 190],
          { unit: 'kg', attributes: { shelfLife: 14 } },
        ),
        item(
          'солодковершкове масло 82,5 %',
          'солодковершкового масла 82,5 %',
          '82.5 % butter',
          [500, 12000],
          [310, 460],
          { unit: 'kg', attributes: { shelfLife: 60 } },
        ),
        item(
          'тверді сири витримкою від {3|6} місяців',
          'твердих сирів витримкою від {3|6} місяців',
          'hard cheeses aged at least {3|6} months',
          [300, 6000],
          [320, 560],
          { unit: 'kg', attributes: { shelfLife: 180 } },
        ),
        item(
          'морозиво в стаканчику 120 г',
          'морозива в стаканчику 120 г',
          '120 g ice cream cups',
          [3000, 90000],
          [16, 32],
          { attributes: { shelfLife: 365 } },
        ),
      ],
      [
        [
          'Молоко екстра або вищий ґатунок, без антибіотиків, жирність ± {0,1|0,2} %.',
          'Extra or premium milk, no antibiotics, fat ± {0.1|0.2} %.',
        ],
        [
          'Рецептура {наша|ваша}, етикетка {наша|ваша}, перевезення рефрижератором.',
          'Recipe {ours|yours}, label {ours|yours}, carried by refrigerated lorry.',
        ],
      ],
      { privateLabel: [true] },
    ),
    'grain-oil': leaf(
      ['виготовити', 'виробництво', 'production'],
      [
        item(
          'гречана крупа в пачці 800 г',
          'гречаної крупи в пачці 800 г',
          '800 g buckwheat groats',
          [1000, 40000],
          [38, 72],
          { accusative: 'гречану крупу в пачці 800 г', attributes: { shelfLife: 365 } },
        ),
        item('цільнозернове борошно', 'цільнозернового борошна', 'wholemeal flour', [3, 60], [19000, 29000], {
          spec: [
            'Мішки {10|25} кг, вологість до {14|14,5} %.',
            '{10|25} kg bags, moisture up to {14|14.5} %.',
          ],
          unit: 't',
          attributes: { shelfLife: 180 },
        }),
        item(
          'соняшникова олія холодного віджиму',
          'соняшникової олії холодного віджиму',
          'cold-pressed sunflower oil',
          [500, 15000],
          [92, 168],
          { unit: 'l', accusative: 'соняшникову олію холодного віджиму', attributes: { shelfLife: 365 } },
        ),
        item(
          'макарони з твердих сортів',
          'макаронів із твердих сортів',
          'durum pasta',
          [1, 30],
          [42000, 68000],
          { unit: 't', attributes: { shelfLife: 720 } },
        ),
        item(
          'вівсяні пластівці швидкого приготування',
          'вівсяних пластівців швидкого приготування',
          'quick oats',
          [2000, 50000],
          [24, 46],
          { attributes: { shelfLife: 365 } },
        ),
      ],
      [
        [
          'Сировина українська, урожай {поточного|минулого} року, протоколи {на кожну партію|щокварталу}.',
          'Ukrainian raw material of {this|last} year’s harvest, reports {for each batch|quarterly}.',
        ],
        [
          'Піддон {0,8|1} т, висота до 1,8 м, стрейч і кутики.',
          'Pallets of {0.8|1} t, up to 1.8 m, stretch film and corners.',
        ],
      ],
      { privateLabel: [true, false], organic: [true, false] },
    ),
    'canned-frozen': leaf(
      ['виготовити', 'виробництво', 'production'],
      [
        item(
          'томатна паста в банці {400|700} г',
          'томатної пасти в банці {400|700} г',
          '{400|700} g tomato paste',
          [1000, 30000],
          [38, 88],
          { accusative: 'томатну пасту в банці {400|700} г', attributes: { shelfLife: 720 } },
        ),
        item(
          'заморожені ягоди для {смузі|йогуртів|пекарень}',
          'заморожених ягід для {смузі|йогуртів|пекарень}',
          'frozen berries for {smoothies|yoghurts|bakeries}',
          [2, 60],
          [72000, 145000],
          { unit: 't', attributes: { shelfLife: 540 } },
        ),
        item(
          'вареники з {картоплею|сиром|вишнею}',
          'вареників із {картоплею|сиром|вишнею}',
          'varenyky with {potato|quark|cherries}',
          [500, 12000],
          [86, 165],
          { unit: 'kg', attributes: { shelfLife: 180 } },
        ),
        item(
          'соуси для доставки їжі',
          'соусів для доставки їжі',
          'sauces for food delivery',
          [2000, 50000],
          [12, 32],
          { attributes: { shelfLife: 180 } },
        ),
      ],
      [
        [
          'Рецептура {наша|спільна з технологом|ваша, перевірена}, без {барвників|консервантів|доданого цукру}.',
          'Recipe {ours|developed with your technologist|yours and proven}, no {colours|preservatives|added sugar}.',
        ],
        [
          'Облік партій із QR-кодом, {специфікація|етикетка|контрольна варка} — на погодження до запуску.',
          'Batches traced by QR code; {the specification|the label|a trial cook} is approved before the start.',
        ],
      ],
      { privateLabel: [true, false], organic: [false, true] },
    ),
    'snacks-dried': leaf(
      ['виготовити', 'виробництво', 'production'],
      [
        item(
          'горіхові батончики 40 г',
          'горіхових батончиків 40 г',
          '40 g nut bars',
          [3000, 90000],
          [18, 42],
          { attributes: { shelfLife: 270 } },
        ),
        item('сублімовані ягоди', 'сублімованих ягід', 'freeze-dried berries', [100, 3000], [1300, 2900], {
          unit: 'kg',
          attributes: { shelfLife: 540 },
        }),
        item(
          'яблучні чипси без цукру',
          'яблучних чипсів без цукру',
          'unsweetened apple crisps',
          [2000, 50000],
          [28, 66],
          { attributes: { shelfLife: 365 } },
        ),
        item(
          'суміші спецій у дой-паку',
          'сумішей спецій у дой-паку',
          'spice mixes in pouches',
          [1000, 30000],
          [26, 64],
          { attributes: { shelfLife: 365 } },
        ),
        item(
          'смажені солоні горіхи',
          'смажених солоних горіхів',
          'roasted salted nuts',
          [500, 15000],
          [230, 420],
          { unit: 'kg', attributes: { shelfLife: 365 } },
        ),
      ],
      [
        [
          'Позицій — {3-8}, перевірений строк зберігання — {6|9|12} місяців, водна активність до {0,55|0,65}.',
          '{3-8} items, proven shelf life {6|9|12} months, water activity up to {0.55|0.65}.',
        ],
        [
          'Без глютену {обов’язково|бажано}, горіхова лінія окрема, алергени вказати.',
          'Gluten-free {required|preferred}, a separate nut line, allergens declared.',
        ],
      ],
      { privateLabel: [true], organic: [true, false] },
    ),
    beverages: leaf(
      ['виготовити', 'виробництво', 'production'],
      [
        item(
          'крафтові лимонади в {склі|банці|ПЕТ}',
          'крафтових лимонадів у {склі|банці|ПЕТ}',
          'craft lemonades in {glass|cans|PET}',
          [3000, 90000],
          [20, 46],
          {
            spec: [
              'Смаків — {3-6}, розлив {холодний|гарячий}, соку від {10|20|30} %.',
              '{3-6} flavours, {cold|hot} filling, juice from {10|20|30} %.',
            ],
            attributes: { shelfLife: 180 },
          },
        ),
        item(
          'соки прямого віджиму {0,2|0,5|1} л',
          'соків прямого віджиму {0,2|0,5|1} л',
          '{0.2|0.5|1} l not-from-concentrate juices',
          [3000, 80000],
          [24, 68],
          { attributes: { shelfLife: 365 } },
        ),
        item(
          'трав’яні чаї в пірамідках',
          'трав’яних чаїв у пірамідках',
          'herbal teas in pyramids',
          [1000, 30000],
          [62, 150],
          { attributes: { shelfLife: 720 } },
        ),
        item(
          'обсмажена кава під нашою маркою',
          'обсмаженої кави під нашою маркою',
          'roasted coffee for our brand',
          [200, 6000],
          [480, 920],
          { unit: 'kg', accusative: 'обсмажену каву під нашою маркою', attributes: { shelfLife: 270 } },
        ),
        item(
          'газована вода {0,5|1,5} л',
          'газованої води {0,5|1,5} л',
          '{0.5|1.5} l sparkling water',
          [10000, 200000],
          [9, 18],
          { accusative: 'газовану воду {0,5|1,5} л', attributes: { shelfLife: 365 } },
        ),
      ],
      [
        [
          'Тара {наша|ваша|за спільним вибором}, етикетка з нашим дизайном.',
          'Containers {ours|yours|chosen together}, label of our design.',
        ],
        [
          'Варіантів — {2-6}, на дегустацію надішліть по {6|12} зразків кожного.',
          '{2-6} variants; send {6|12} samples of each for tasting.',
        ],
      ],
      { privateLabel: [true, false] },
    ),
    'food-packing': leaf(
      ['розфасувати', 'фасування', 'packing'],
      [
        item(
          'спеції в стіки по {3|5|10} г',
          'спецій у стіки по {3|5|10} г',
          'spices in {3|5|10} g sticks',
          [20000, 600000],
          [1, 3],
          { attributes: { packType: 'sachet' } },
        ),
        item(
          'крупи в пакети по {400|800} г',
          'круп у пакети по {400|800} г',
          'groats in {400|800} g bags',
          [5000, 120000],
          [3, 7],
          { attributes: { packType: 'bag' } },
        ),
        item(
          'горіхові суміші в дой-паки',
          'горіхових сумішей у дой-паки',
          'nut mixes in pouches',
          [3000, 80000],
          [4, 10],
          { attributes: { packType: 'doypack' } },
        ),
        item(
          'мед у банки по {250|500|700} г',
          'меду в банки по {250|500|700} г',
          'honey in {250|500|700} g jars',
          [1000, 30000],
          [9, 22],
          { attributes: { packType: 'jar' } },
        ),
        item(
          'соуси в пляшки по {200|350} мл',
          'соусів у пляшки по {200|350} мл',
          'sauces in {200|350} ml bottles',
          [3000, 60000],
          [6, 16],
          { attributes: { packType: 'bottle' } },
        ),
      ],
      [
        [
          'Продукт наш, {плівка наша|плівка ваша за погодженням|тару добираємо разом}, втрати до {0,5|1|1,5} %.',
          'Product ours, {film ours|film yours on approval|containers chosen together}, losses up to {0.5|1|1.5} %.',
        ],
        [
          'Дозування ± {1|2|3} %, газова суміш {потрібна|не потрібна}, шов без зморшок.',
          'Dose ± {1|2|3} %, gas flushing {required|not needed}, seals without creases.',
        ],
      ],
      { privateLabel: [true] },
    ),
  },
}
