import { item, leaf, type Trade } from './trade.ts'

export const glassCeramicsTrade: Trade = {
  root: 'glass-ceramics',
  buyers: [
    [
      'Виробнича компанія: скло й кераміку для своїх виробів замовляємо на стороні.',
      'A manufacturer buying in glass and ceramics for its own products.',
    ],
    [
      'Комплектуємо {готелі|ресторани|магазини|лабораторії}, цього року — {2-7:об’єкт|об’єкти|об’єктів}.',
      'We fit out {hotels|restaurants|shops|laboratories}, {2-7:site|sites} this year.',
    ],
    [
      'Проєкти в нас різні, тому потрібен майстер, готовий до невеликих партій.',
      'Our projects vary, so we need a maker willing to do small batches.',
    ],
    [
      'Досі купували за кордоном, тепер хочемо українського виробника.',
      'So far we bought abroad; now we want a Ukrainian maker.',
    ],
  ],
  demands: [
    [
      'Сколи, тріщини й подряпини, видимі з {0,5|1} м, — брак.',
      'Chips, cracks and scratches visible from {0.5|1} m are rejects.',
    ],
    [
      'Розміри в межах ± {0,5|1|2} мм, відхилення фіксуєте в супровідному листі.',
      'Sizes within ± {0.5|1|2} mm; deviations are stated in the delivery note.',
    ],
    [
      'Перший виріб узгоджуємо окремо, він лишається еталоном для всієї партії.',
      'The first piece is agreed separately and stays as the reference for the batch.',
    ],
    [
      'Пакування — {дерев’яні ящики|картон із прокладками|обрешітка}, бій у дорозі — за ваш рахунок.',
      'Packed in {wooden boxes|card with dividers|crates}; breakage in transit is on you.',
    ],
    [
      'Запас на бій — {2|3|5} %, його теж включити в рахунок.',
      'A spare quantity of {2|3|5} % goes on the invoice too.',
    ],
  ],
  certificates: ['ISO 9001', 'ISO 14001'],
  leaves: {
    'flat-glass': leaf(
      ['обробити', 'оброблення', 'processing'],
      [
        item('полиці зі скла 8 мм', 'полиць зі скла 8 мм', '8 mm glass shelves', [20, 600], [280, 720], {
          attributes: { glassThickness: 8 },
        }),
        item(
          'гартовані стільниці 10 мм',
          'гартованих стільниць 10 мм',
          '10 mm tempered table tops',
          [4, 120],
          [1400, 3800],
          { attributes: { glassThickness: 10, tempered: true } },
        ),
        item(
          'кухонні фартухи з друком 6 мм',
          'кухонних фартухів із друком 6 мм',
          '6 mm printed splashbacks',
          [4, 140],
          [1300, 3200],
          { attributes: { glassThickness: 6, tempered: true } },
        ),
        item(
          'скло для теплиць 4 мм',
          'скла для теплиць 4 мм',
          '4 mm greenhouse glass',
          [60, 2000],
          [240, 420],
          { unit: 'm2', attributes: { glassThickness: 4 } },
        ),
        item(
          'скляні сходинки з триплексу 10+10 мм',
          'скляних сходинок із триплексу 10+10 мм',
          '10+10 mm laminated glass steps',
          [6, 90],
          [4200, 9800],
          { attributes: { glassThickness: 20, tempered: true } },
        ),
      ],
      [
        [
          'Крайка {шліфована|полірована|з фаскою 1 мм}, вирізи під {розетки|замки|петлі} — до гартування.',
          '{Ground|Polished|1 mm bevelled} edges, cut-outs for {sockets|locks|hinges} before tempering.',
        ],
        [
          'Скло {прозоре|просвітлене|бронзове|матове}, захисна плівка {потрібна|не потрібна}.',
          'Glass: {clear|extra clear|bronze|frosted}, safety film {needed|not needed}.',
        ],
      ],
      { tempered: [false, true] },
    ),
    'mirrors-partitions': leaf(
      ['виготовити й змонтувати', 'виготовлення та монтаж', 'supply and installation'],
      [
        item(
          'дзеркала з підсвічуванням 800×600 мм',
          'дзеркал із підсвічуванням 800×600 мм',
          '800×600 mm lit mirrors',
          [6, 160],
          [4600, 9800],
        ),
        item(
          'душові кабіни зі скла 8 мм',
          'душових кабін зі скла 8 мм',
          '8 mm glass shower enclosures',
          [4, 90],
          [14500, 32000],
        ),
        item('офісні перегородки', 'офісних перегородок', 'office partitions', [12, 600], [4200, 9600], {
          unit: 'm2',
        }),
        item(
          'скляні двері для готелю',
          'скляних дверей для готелю',
          'glass doors for a hotel',
          [4, 60],
          [11500, 28000],
        ),
      ],
      [
        [
          'Фурнітура — {хром|чорна матова|латунь|нержавна}, вимикач {на рух|сенсорний|звичайний}.',
          '{Chrome|Matt black|Brass|Stainless} hardware, {motion|touch|ordinary} switch.',
        ],
        [
          'Заміри після оздоблення, монтаж — до {3|5|7} днів, прибирання за вами.',
          'Measured after finishing works, up to {3|5|7} days to install, you clean up.',
        ],
      ],
    ),
    'glass-containers': leaf(
      ['виготовити', 'виробництво', 'production'],
      [
        item(
          'пляшки для олії {250|500} мл',
          'пляшок для олії {250|500} мл',
          '{250|500} ml oil bottles',
          [2000, 60000],
          [12, 32],
        ),
        item(
          'банки під мед {250|350} мл із кришкою твіст',
          'банок під мед {250|350} мл із кришкою твіст',
          '{250|350} ml honey jars with twist lids',
          [2000, 90000],
          [8, 19],
        ),
        item('флакони для парфумів', 'флаконів для парфумів', 'perfume bottles', [500, 20000], [38, 120]),
        item(
          'фігурні пляшки з рельєфом',
          'фігурних пляшок із рельєфом',
          'embossed shaped bottles',
          [3000, 60000],
          [18, 52],
        ),
      ],
      [
        [
          'Скло {прозоре|зелене|бурштинове}, форма {наша|з каталогу}, {шовкодрук|матування|без декору}.',
          '{Clear|Green|Amber} glass, {our own|catalogue} mould, decoration: {screen print|frosting|none}.',
        ],
        [
          'Відхилення маси ± {2|3} %, тест на тиск {8|10} бар, дно маркувати партією.',
          'Weight ± {2|3} %, pressure test {8|10} bar, batch mark on the base.',
        ],
      ],
    ),
    'tableware-ceramics': leaf(
      ['виготовити', 'виробництво', 'production'],
      [
        item(
          'тарілки для ресторану {21|26|28} см',
          'тарілок для ресторану {21|26|28} см',
          '{21|26|28} cm restaurant plates',
          [80, 3000],
          [180, 480],
        ),
        item('чашки з логотипом', 'чашок із логотипом', 'branded cups', [100, 5000], [110, 260]),
        item(
          'глиняні горщики для запікання',
          'глиняних горщиків для запікання',
          'clay baking pots',
          [80, 2000],
          [95, 240],
        ),
        item('вази ручного ліплення', 'ваз ручного ліплення', 'hand-built vases', [10, 240], [480, 1600]),
      ],
      [
        [
          'Полива {матова|глянцева|реактивна}, стійка до посудомийки, без свинцю й кадмію.',
          'Glaze: {matt|gloss|reactive}, dishwasher-safe, free of lead and cadmium.',
        ],
        [
          'Випал {1050|1180|1250} °C, варіація тону {допускається|не допускається}, край не сколюється.',
          'Fired at {1050|1180|1250} °C, shade variation {allowed|not allowed}, chip-resistant rim.',
        ],
      ],
    ),
    'ceramic-tiles': leaf(
      ['виготовити', 'виробництво', 'production'],
      [
        item(
          'плитка ручної роботи 100×100 мм',
          'плитки ручної роботи 100×100 мм',
          '100×100 mm handmade tiles',
          [10, 400],
          [3400, 7600],
          { unit: 'm2', accusative: 'плитку ручної роботи 100×100 мм' },
        ),
        item('пічні кахлі', 'пічних кахлів', 'stove tiles', [60, 900], [420, 1600]),
        item('мозаїка для басейну', 'мозаїки для басейну', 'pool mosaic', [20, 900], [980, 2400], {
          unit: 'm2',
          accusative: 'мозаїку для басейну',
        }),
        item(
          'реставраційні декори за зразком',
          'реставраційних декорів за зразком',
          'restoration decors to a sample',
          [20, 600],
          [260, 980],
        ),
      ],
      [
        [
          'Малюнок {під поливою|надполивний|рельєфний}, {2-6:колір|кольори|кольорів} емалі.',
          'Pattern: {underglaze|overglaze|relief}, {2-6:colour|colours} of glaze.',
        ],
        [
          'Товщина {8|10|14} мм, клас {PEI III|PEI IV|R10}, запас на підрізання {5|8} %.',
          'Thickness {8|10|14} mm, wear {PEI III|PEI IV|R10}, {5|8} % spare.',
        ],
      ],
    ),
    'technical-ceramics': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item('керамічні ізолятори', 'керамічних ізоляторів', 'ceramic insulators', [60, 3000], [120, 620]),
        item(
          'втулки з оксиду алюмінію',
          'втулок з оксиду алюмінію',
          'alumina bushings',
          [20, 600],
          [380, 1900],
        ),
        item('тиглі для плавлення', 'тиглів для плавлення', 'melting crucibles', [10, 200], [1100, 4600]),
        item(
          'зносостійкі плитки для циклонів',
          'зносостійких плиток для циклонів',
          'wear tiles for cyclones',
          [100, 6000],
          [90, 340],
        ),
      ],
      [
        [
          'Матеріал — {Al₂O₃ 95|Al₂O₃ 99|ZrO₂|кордієрит}, робота до {1200|1400|1600} °C, пористість {< 1|1–3} %.',
          '{Al₂O₃ 95|Al₂O₃ 99|ZrO₂|cordierite}, service to {1200|1400|1600} °C, porosity {< 1|1–3} %.',
        ],
        [
          'Шліфування після спікання ± {0,02|0,05|0,1} мм, без тріщин під лупою 10×.',
          'Ground after sintering ± {0.02|0.05|0.1} mm, no cracks under 10×.',
        ],
      ],
    ),
  },
}
