import { item, leaf, type Trade } from './trade.ts'

export const footwearLeatherTrade: Trade = {
  root: 'footwear-leather',
  buyers: [
    [
      'Маємо власну роздрібну мережу й шукаємо виробника під нашу марку.',
      'We run our own shops and want a maker for our label.',
    ],
    [
      'Невелика майстерня: дизайн наш, потужностей не вистачає.',
      'A small studio: the design is ours, the capacity is not.',
    ],
    [
      'Закуповуємо для підприємства на {150-900/50} працівників.',
      'Purchasing for a plant of {150-900/50} people.',
    ],
  ],
  demands: [
    [
      'Шкіра без глибоких дефектів, тон у парі однаковий.',
      'Leather without deep flaws, shade matched within a pair.',
    ],
    [
      'Строчка {3|3,5|4} мм, нитка {20|30|40}, край {фарбований|загнутий|шліфований}.',
      'Stitch length {3|3.5|4} mm, thread {20|30|40}, edges {painted|turned|polished}.',
    ],
    [
      'Індивідуальна упаковка: {пильник і коробка|крафтова коробка|пакет з етикеткою}.',
      'Individual packing: {dust bag and box|kraft box|labelled bag}.',
    ],
    ['Гарантія на клейові з’єднання — {6|9|12} місяців.', 'Bonded joints guaranteed for {6|9|12} months.'],
  ],
  certificates: ['ISO 9001', 'EN ISO 20345'],
  leaves: {
    'everyday-footwear': leaf(
      ['пошити', 'пошиття', 'production'],
      [
        item(
          'шкіряні черевики на хутрі',
          'шкіряних черевиків на хутрі',
          'fur-lined leather boots',
          [60, 600],
          [1100, 1900],
          { attributes: { upper: 'leather' } },
        ),
        item('жіночі лофери', 'жіночих лоферів', 'women’s loafers', [50, 400], [850, 1500]),
        item(
          'кросівки зі шкіри та сітки',
          'кросівок зі шкіри та сітки',
          'leather and mesh trainers',
          [80, 700],
          [800, 1400],
          { attributes: { upper: 'leather' } },
        ),
        item(
          'повстяні капці для готелю',
          'повстяних капців для готелю',
          'felt slippers for a hotel',
          [200, 3000],
          [120, 260],
          { attributes: { upper: 'textile' } },
        ),
      ],
      [
        [
          'Колодка {наша|ваша}, підошва {ТЕП|ПУ|ЕВА}, кріплення {клейове|прошивне}.',
          'Last {ours|yours}, {TPR|PU|EVA} sole, {cemented|stitched} construction.',
        ],
        [
          'Розміри {36–41|39–46|35–40}, по {6|8|12} пар у ростовці.',
          'Sizes {36–41|39–46|35–40}, {6|8|12} pairs to a size run.',
        ],
      ],
      { upper: ['leather', 'suede'], sizes: ['36–41', '39–46', '36–46'] },
    ),
    'safety-footwear': leaf(
      ['пошити', 'пошиття', 'production'],
      [
        item(
          'робочі черевики з композитним підноском',
          'робочих черевиків із композитним підноском',
          'work boots with composite toecap',
          [80, 1200],
          [1050, 1800],
          { attributes: { protection: 's3' } },
        ),
        item(
          'тактичні берці демісезонні',
          'тактичних демісезонних берців',
          'three-season tactical boots',
          [100, 2000],
          [1600, 2600],
          { accusative: 'тактичні демісезонні берці' },
        ),
        item(
          'сабо для кухарів і медиків',
          'сабо для кухарів і медиків',
          'clogs for kitchen and medical staff',
          [60, 700],
          [480, 850],
          { attributes: { protection: 'ob' } },
        ),
      ],
      [
        [
          'Підошва ПУ/ТПУ, маслобензостійка, антистатична; устілка {кевларова|сталева|текстильна}.',
          'PU/TPU oil-resistant antistatic sole; {Kevlar|steel|textile} midsole.',
        ],
        ['Протоколи випробувань на партію обов’язкові.', 'Test reports for the batch are required.'],
      ],
      { upper: ['leather'] },
    ),
    'leather-goods': leaf(
      ['виготовити', 'виготовлення', 'making'],
      [
        item(
          'обкладинки на документи з тисненням',
          'обкладинок на документи з тисненням',
          'embossed document covers',
          [100, 1500],
          [160, 320],
        ),
        item('гаманці ручної роботи', 'гаманців ручної роботи', 'handmade wallets', [50, 500], [420, 850]),
        item('жіночі сумки-тоут', 'жіночих сумок-тоут', 'women’s tote bags', [30, 250], [1400, 2600]),
        item(
          'ключниці в подарунковій коробці',
          'ключниць у подарунковій коробці',
          'boxed key cases',
          [100, 900],
          [190, 360],
        ),
      ],
      [
        [
          'Шкіра рослинного дублення {1,2–1,4|1,6–1,8|2,0–2,2} мм, {чорна|коньяк|оливкова|бордо}.',
          'Vegetable-tanned leather {1.2–1.4|1.6–1.8|2.0–2.2} mm, {black|cognac|olive|burgundy}.',
        ],
        [
          'Логотип — сліпе тиснення {30|40|50} мм, кліше надаємо.',
          'Logo blind-embossed, {30|40|50} mm, we supply the die.',
        ],
      ],
      { upper: ['leather'] },
    ),
    'belts-saddlery': leaf(
      ['виготовити', 'виготовлення', 'making'],
      [
        item(
          'чоловічі ремені зі шкіри',
          'чоловічих ременів зі шкіри',
          'men’s leather belts',
          [80, 1000],
          [260, 520],
        ),
        item(
          'нашийники й повідки для собак',
          'нашийників і повідків для собак',
          'dog collars and leashes',
          [100, 1200],
          [180, 420],
        ),
        item('монтерські пояси', 'монтерських поясів', 'linesman belts', [40, 400], [520, 980]),
      ],
      [
        [
          'Ширина {25|30|35|40} мм, товщина {3,6|4,0} мм, пряжка {латунь|сталь|цинковий сплав}.',
          'Width {25|30|35|40} mm, thickness {3.6|4.0} mm, {brass|steel|zinc} buckle.',
        ],
        [
          'Довжини {95–125|100–130} см, край фарбований у два шари.',
          'Lengths {95–125|100–130} cm, edges painted twice.',
        ],
      ],
      { upper: ['leather'] },
    ),
    'shoe-components': leaf(
      ['виготовити', 'виготовлення', 'making'],
      [
        item(
          'підошви ТЕП для чоловічих черевиків',
          'підошов ТЕП для чоловічих черевиків',
          'TPR soles for men’s boots',
          [500, 6000],
          [75, 150],
        ),
        item(
          'заготовки верху кросівок',
          'заготовок верху кросівок',
          'trainer uppers',
          [200, 2000],
          [230, 420],
        ),
        item('ортопедичні устілки', 'ортопедичних устілок', 'orthopaedic insoles', [200, 3000], [60, 140]),
      ],
      [
        [
          'Розміри {36–41|40–46}, матриця {наша|ваша}, твердість {55|60|65} Шор А.',
          'Sizes {36–41|40–46}, mould {ours|yours}, {55|60|65} Shore A.',
        ],
        [
          'Упаковка парами по {50|100} у короб, розмір на торці.',
          'Packed in pairs, {50|100} to a carton, size on the end.',
        ],
      ],
    ),
    'leather-processing': leaf(
      ['обробити', 'вичинка й оброблення', 'tanning and finishing'],
      [
        item('овечі шкури', 'овечих шкур', 'sheepskins', [50, 1000], [280, 520]),
        item(
          'шкіру ВРХ під галантерею',
          'шкіри ВРХ під галантерею',
          'cowhide for leather goods',
          [200, 3000],
          [95, 210],
          { unit: 'm2' },
        ),
        item(
          'деталі зі шкіри лазером за лекалами',
          'деталей зі шкіри лазером за лекалами',
          'leather parts laser-cut to patterns',
          [300, 5000],
          [18, 60],
        ),
      ],
      [
        [
          'Сировина солона, сортування {перше–друге|змішане}, вивіз нашим транспортом.',
          'Salted raw hides, {first and second|mixed} grade, carried by our own lorry.',
        ],
        [
          'Товщина після двоїння {1,0|1,2|1,4} мм ± 0,1, колір за зразком.',
          'Thickness after splitting {1.0|1.2|1.4} mm ± 0.1, colour to sample.',
        ],
      ],
      { upper: ['leather'] },
    ),
  },
}
