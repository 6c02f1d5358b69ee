import { item, leaf, type Trade } from './trade.ts'

export const plasticsMouldingTrade: Trade = {
  root: 'plastics-moulding',
  buyers: [
    [
      'Виробник {побутової техніки|садового інвентарю|електрофурнітури|дитячих товарів}, пластикові деталі замовляємо на стороні.',
      'A maker of {appliances|garden tools|electrical fittings|children’s goods} buying its plastic parts.',
    ],
    [
      'Запускаємо новий продукт: модель готова, шукаємо одного підрядника на пресформу й серію.',
      'We are launching a product: the model is ready, mould and series wanted from one supplier.',
    ],
    [
      'Переносимо виробництво з {Китаю|Туреччини|Польщі} в Україну, обсяги стабільні.',
      'We are moving production from {China|Turkey|Poland} to Ukraine; volumes are steady.',
    ],
    [
      'Агрокомпанія, потреба сезонна, підготовка — з {січня|лютого|березня}.',
      'A farming company with a seasonal need, preparing from {January|February|March}.',
    ],
  ],
  demands: [
    ['Без тріщин, бульбашок і патьоків на лицьовій поверхні.', 'No cracks, bubbles or runs on the face.'],
    [
      'Колір за {RAL|Pantone|зразком}, розбіжність між замісами непомітна оком.',
      'Colour to {RAL|Pantone|a sample}; no visible difference between batches.',
    ],
    [
      'Перші вироби звіряємо з моделлю, за потреби коригуєте режим.',
      'The first pieces are checked against the model and the settings corrected.',
    ],
    [
      'Сировина первинна, вторинної — не більше ніж {0|10|20|30} % із позначкою в документах.',
      'Virgin material, at most {0|10|20|30} % regrind, stated in the documents.',
    ],
    [
      'Відвантаження {на піддонах під плівкою|у коробах|у нашій тарі}, партія промаркована.',
      'Shipped {on wrapped pallets|in boxes|in our containers}, batch marked.',
    ],
  ],
  certificates: ['ISO 9001', 'ISO 14001'],
  leaves: {
    'injection-moulding': leaf(
      ['відлити', 'лиття під тиском', 'injection moulding'],
      [
        item('корпуси датчиків', 'корпусів датчиків', 'sensor housings', [2000, 60000], [11, 34], {
          attributes: { polymer: ['abs'], partWeight: 48 },
        }),
        item('кришки для контейнерів', 'кришок для контейнерів', 'container lids', [5000, 150000], [3, 9], {
          attributes: { polymer: ['pp'], partWeight: 22 },
        }),
        item('кліпси й тримачі кабелю', 'кліпс і тримачів кабелю', 'cable clips', [20000, 400000], [1, 4], {
          attributes: { polymer: ['pa'], partWeight: 4 },
        }),
        item('лінзи світильників', 'лінз світильників', 'lamp lenses', [3000, 60000], [9, 28], {
          attributes: { polymer: ['pc'], partWeight: 36 },
        }),
        item(
          'садові опори для рослин',
          'садових опор для рослин',
          'garden plant supports',
          [5000, 90000],
          [4, 12],
          { attributes: { polymer: ['recycled'], partWeight: 60 } },
        ),
      ],
      [
        [
          'Термопластавтомат від {80|120|200|320} т, деталь без ґрату, утяжин і слідів виштовхувачів на лиці.',
          'Machine from {80|120|200|320} t; no flash, sink or ejector marks on the face.',
        ],
        [
          'Поверхня {полірована|VDI 24|VDI 30|шагренева}, лінія рознімання в місці, узгодженому з дизайнером.',
          'Surface {polished|VDI 24|VDI 30|textured}, parting line agreed with the designer.',
        ],
        [
          'Після лиття — {запресування латунних втулок|ультразвукове зварювання|нанесення логотипа}, ціну вкажіть {разом із деталлю|окремо}.',
          'After moulding: {pressing brass inserts|ultrasonic welding|a printed logo}, priced {with the part|separately}.',
        ],
      ],
      { mould: ['ready', 'needed'] },
    ),
    'blow-moulding': leaf(
      ['видути', 'видування', 'blow moulding'],
      [
        item(
          'ПЕТ-пляшки {250|500|1000} мл',
          'ПЕТ-пляшок {250|500|1000} мл',
          '{250|500|1000} ml PET bottles',
          [5000, 200000],
          [3, 9],
          { attributes: { polymer: ['pet'] } },
        ),
        item('каністри на 5 л', 'каністр на 5 л', '5 l canisters', [2000, 40000], [22, 46], {
          attributes: { polymer: ['pe'], capacity: 5000 },
        }),
        item(
          'косметичні флакони 300 мл',
          'косметичних флаконів 300 мл',
          '300 ml cosmetic bottles',
          [3000, 60000],
          [12, 28],
          { attributes: { polymer: ['pe'], capacity: 300 } },
        ),
        item('бочки на 60 л', 'бочок на 60 л', '60 l drums', [300, 6000], [190, 360], {
          attributes: { polymer: ['pe'], capacity: 60000 },
        }),
      ],
      [
        [
          'Кришка {з контрольним кільцем|гвинтова|не потрібна}, відхилення маси ± {3|5} %.',
          '{Tamper-evident cap|Screw cap|No cap}, weight ± {3|5} %.',
        ],
        [
          'Тест на падіння з {1,2|1,5|1,8} м і на герметичність кожної партії.',
          'Every batch is drop-tested from {1.2|1.5|1.8} m and leak-tested.',
        ],
      ],
    ),
    'vacuum-forming': leaf(
      ['відформувати', 'вакуумне формування', 'vacuum forming'],
      [
        item('ложементи під інструмент', 'ложементів під інструмент', 'tool trays', [200, 6000], [38, 110], {
          attributes: { polymer: ['ps'] },
        }),
        item(
          'блістери для пакування дрібних виробів',
          'блістерів для пакування дрібних виробів',
          'blister packs for small goods',
          [5000, 120000],
          [2, 6],
          { attributes: { polymer: ['pet'] } },
        ),
        item(
          'корпуси медичних приладів',
          'корпусів медичних приладів',
          'medical equipment covers',
          [30, 400],
          [780, 2400],
          { attributes: { polymer: ['abs'] } },
        ),
        item(
          'облицювання салону спецтехніки',
          'облицювань салону спецтехніки',
          'cab linings for special vehicles',
          [20, 300],
          [680, 1900],
          { attributes: { polymer: ['abs'] } },
        ),
      ],
      [
        [
          'Лист {1|1,5|2|3|4} мм, матрицю виготовляєте з {МДФ|алюмінію|смоли} за нашою 3D-моделлю.',
          '{1|1.5|2|3|4} mm sheet; you make the mould in {MDF|aluminium|resin} from our 3D model.',
        ],
        [
          'Обрізування {на ЧПК|по контуру вручну}, стінка не тонша за {0,8|1|1,4} мм у куті.',
          'Trimmed {by CNC|by hand}, wall at least {0.8|1|1.4} mm in the corner.',
        ],
      ],
    ),
    extrusion: leaf(
      ['виготовити', 'екструдування', 'extrusion'],
      [
        item(
          'поліетиленові труби {25|32|40|63} мм',
          'поліетиленових труб {25|32|40|63} мм',
          '{25|32|40|63} mm HDPE pipes',
          [500, 20000],
          [38, 120],
          { unit: 'm', attributes: { polymer: ['pe'] } },
        ),
        item(
          'ущільнювальні профілі для вікон',
          'ущільнювальних профілів для вікон',
          'window sealing profiles',
          [1000, 40000],
          [12, 36],
          { unit: 'm', attributes: { polymer: ['pvc'] } },
        ),
        item(
          'кабель-канали 40×25 мм',
          'кабель-каналів 40×25 мм',
          '40×25 mm cable trunking',
          [500, 15000],
          [26, 58],
          { unit: 'm', attributes: { polymer: ['pvc'] } },
        ),
        item(
          'цінникотримачі на полицю',
          'цінникотримачів на полицю',
          'shelf-edge ticket strips',
          [500, 12000],
          [28, 66],
          { unit: 'm', attributes: { polymer: ['ps'] } },
        ),
      ],
      [
        [
          'Фільєра {наша|нова, окремою ціною|ваша з архіву}, колір {чорний|сірий|білий}.',
          'Die: {ours|new, priced separately|from your archive}; {black|grey|white}.',
        ],
        [
          'Бухти по {50|100|200} м або відрізки {2|2,5|3} м, допуск по товщині стінки ± {0,1|0,2} мм.',
          'Coils of {50|100|200} m or lengths of {2|2.5|3} m, wall ± {0.1|0.2} mm.',
        ],
      ],
    ),
    'rotational-moulding': leaf(
      ['виготовити', 'ротаційне формування', 'rotational moulding'],
      [
        item(
          'баки для води на {1000|2000|5000} л',
          'баків для води на {1000|2000|5000} л',
          '{1000|2000|5000} l water tanks',
          [10, 300],
          [6400, 18500],
        ),
        item(
          'двокамерні септики',
          'двокамерних септиків',
          'two-chamber septic tanks',
          [6, 90],
          [21000, 39000],
        ),
        item(
          'дорожні водоналивні бар’єри',
          'дорожніх водоналивних бар’єрів',
          'water-filled road barriers',
          [50, 900],
          [1900, 3600],
        ),
        item('дитячі гірки', 'дитячих гірок', 'children’s slides', [20, 300], [3900, 8200]),
      ],
      [
        [
          'Поліетилен {лінійний|зшитий}, стінка {6|8|10} мм, захист від ультрафіолету на {3|5|10} років.',
          '{Linear|Cross-linked} polyethylene, {6|8|10} mm wall, UV protection for {3|5|10} years.',
        ],
        [
          'Форму {надаємо ми|виготовляє виконавець|робимо разом, з викупом}, закладна арматура — латунь.',
          'Mould: {ours|made by you|made together, with buyout}; brass inserts.',
        ],
      ],
      { polymer: [['pe']] },
    ),
    composites: leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'обтічники для безпілотників',
          'обтічників для безпілотників',
          'fairings for UAVs',
          [20, 400],
          [2400, 6800],
        ),
        item(
          'склопластикові бампери',
          'склопластикових бамперів',
          'fibreglass bumpers',
          [10, 160],
          [4600, 11500],
        ),
        item(
          'вуглепластикові труби діаметром {22|32|42} мм',
          'вуглепластикових труб діаметром {22|32|42} мм',
          '{22|32|42} mm carbon tubes',
          [40, 900],
          [780, 2600],
        ),
        item(
          'склопластикові ємності для добрив',
          'склопластикових ємностей для добрив',
          'fibreglass fertiliser tanks',
          [3, 40],
          [38000, 92000],
        ),
      ],
      [
        [
          'Технологія — {інфузія|ручне формування|намотування|автоклав}, вагове відхилення ± {3|5} %.',
          'Process: {infusion|hand lay-up|filament winding|autoclave}, weight ± {3|5} %.',
        ],
        [
          'Матрицю {надаємо|робите за 3D-моделлю}, гелькоут {білий|за RAL|прозорий}, без бульбашок.',
          'The mould {is ours|is made by you from a 3D model}; {white|RAL|clear} gelcoat, no bubbles.',
        ],
      ],
    ),
    'polyurethane-foam': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'поліуретанові ролики конвеєрів',
          'поліуретанових роликів конвеєрів',
          'polyurethane conveyor rollers',
          [50, 1500],
          [280, 820],
          {
            spec: [
              'Діаметр {80|100|125} мм, твердість {80|90} за Шором А.',
              '{80|100|125} mm diameter, {80|90} Shore A.',
            ],
          },
        ),
        item(
          'ложементи зі спіненого поліетилену',
          'ложементів зі спіненого поліетилену',
          'foam case inserts',
          [100, 5000],
          [65, 220],
          { attributes: { polymer: ['pe'] } },
        ),
        item(
          'поролонові блоки для матраців',
          'поролонових блоків для матраців',
          'foam blocks for mattresses',
          [20, 400],
          [2600, 5600],
          {
            spec: [
              'Густина {25|30|35} кг/м³, висота блока {1|1,2} м.',
              'Density {25|30|35} kg/m³, block height {1|1.2} m.',
            ],
            unit: 'm3',
          },
        ),
        item('буфери пресів', 'буферів пресів', 'press buffers', [40, 900], [160, 520], {
          spec: [
            'Твердість {70|80|90} за Шором А, висота {40|63|80} мм.',
            '{70|80|90} Shore A, {40|63|80} mm high.',
          ],
        }),
      ],
      [
        [
          'Поверхня без раковин і розшарування, розміри ± {0,5|1|2} мм.',
          'No voids or layers, sizes ± {0.5|1|2} mm.',
        ],
        [
          'Розміри за {креслеником|зразком|3D-моделлю}, перший виріб — на погодження.',
          'Sizes to {a drawing|a sample|a 3D model}, the first piece for approval.',
        ],
      ],
      { polymer: [['pur']] },
    ),
  },
}
