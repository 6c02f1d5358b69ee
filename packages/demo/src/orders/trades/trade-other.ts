import { item, leaf, type Trade } from './trade.ts'

export const otherTrade: Trade = {
  root: 'other',
  buyers: [
    [
      'Ми {громадська організація|благодійний фонд|освітній центр}, звітуємо за кожну витрачену гривню.',
      'We are {an NGO|a charity|an education centre} and account for every hryvnia.',
    ],
    [
      'Комунальне підприємство громади на {12-60/4} тисяч мешканців.',
      'A municipal company serving {12-60/4} thousand residents.',
    ],
    [
      'Івент-агенція, дати заходів уже призначено й вони не рухаються.',
      'An event agency; the dates are set and will not move.',
    ],
    [
      'Невеликий виробник, шукаємо партнера на те, чого не вміємо самі.',
      'A small maker looking for a partner in what we cannot do ourselves.',
    ],
  ],
  demands: [
    [
      'Кожен етап узгоджуємо письмово, правки — до {2|3|4} раундів без доплати.',
      'Every stage is agreed in writing, up to {2|3|4} rounds of changes included.',
    ],
    [
      'Прийматимемо за актом, на перевірку беремо {2-7:день|дні|днів}.',
      'Accepted by a signed act; we take {2-7:day|days} to check.',
    ],
    [
      'Гарантія — не менше ніж {12|18|24} міс., дрібний ремонт протягом тижня.',
      'At least {12|18|24} months of warranty, small repairs within a week.',
    ],
    [
      'Матеріали безпечні, документи на них передаєте разом із роботою.',
      'Safe materials, with their papers handed over together with the work.',
    ],
  ],
  certificates: ['ISO 9001', 'EN 71', 'EN 1176'],
  leaves: {
    'engineering-drawings': leaf(
      ['розробити', 'розроблення', 'preparation'],
      [
        item(
          'креслення {вузла конвеєра|редуктора|пресового оснащення}',
          'креслень {вузла конвеєра|редуктора|пресового оснащення}',
          'drawings for {a conveyor unit|a gearbox|press tooling}',
          [1, 4],
          [14_000, 48_000],
          { unit: 'set' },
        ),
        item(
          'конструкторську документацію на {бункер|підіймач|дозатор}',
          'конструкторської документації на {бункер|підіймач|дозатор}',
          'design documentation for {a hopper|a lift|a doser}',
          [1, 3],
          [28_000, 95_000],
          { unit: 'set' },
        ),
        item(
          'робочі креслення за зразком деталі',
          'робочих креслень за зразком деталі',
          'working drawings from a sample part',
          [2, 20],
          [1800, 6500],
          { unit: 'set' },
        ),
        item(
          'розрахунок міцності рами',
          'розрахунку міцності рами',
          'a frame strength analysis',
          [1, 3],
          [12_000, 38_000],
          { unit: 'set' },
        ),
        item(
          'паспорт і настанову щодо експлуатації верстата',
          'паспорта й настанови щодо експлуатації верстата',
          'a passport and manual for a machine',
          [1, 5],
          [9000, 24_000],
          { unit: 'set' },
        ),
      ],
      [
        [
          'Оформлення за {ДСТУ ISO|ЄСКД}, вихідні файли у {SolidWorks|Компас-сумісному STEP|Inventor} та PDF.',
          'Drawn to {ISO|ESKD} rules, source files in {SolidWorks|neutral STEP|Inventor} and PDF.',
        ],
        [
          'Виїзд на об’єкт для замірів — {1-3:день|дні|днів}, дорогу оплачуємо.',
          'A site visit for measuring takes {1-3:day|days}; we cover the travel.',
        ],
        [
          'Специфікація з позначенням покупних виробів, допуски й посадки проставлені.',
          'Parts list with bought-in items marked, fits and tolerances stated.',
        ],
      ],
    ),
    'souvenirs-awards': leaf(
      ['виготовити', 'виготовлення', 'making'],
      [
        item(
          'медалі для {забігу|турніру|олімпіади}',
          'медалей для {забігу|турніру|олімпіади}',
          'medals for a {race|tournament|school contest}',
          [150, 4000],
          [45, 110],
        ),
        item(
          'нагородні плакетки з гравіюванням',
          'нагородних плакеток із гравіюванням',
          'engraved award plaques',
          [20, 200],
          [420, 1300],
        ),
        item('значки з м’якою емаллю', 'значків із м’якою емаллю', 'soft enamel pins', [200, 5000], [38, 85]),
        item(
          'дерев’яні брелоки з логотипом',
          'дерев’яних брелоків із логотипом',
          'wooden key rings with a logo',
          [200, 3000],
          [22, 55],
        ),
        item(
          'кубки зі скла й металу',
          'кубків зі скла й металу',
          'glass and metal cups',
          [10, 120],
          [900, 3200],
        ),
      ],
      [
        [
          'Покриття {золото|срібло|бронза|антична латунь}, діаметр {50|60|70} мм, стрічка з друком.',
          'Finish: {gold|silver|bronze|antique brass}, diameter {50|60|70} mm, printed ribbon.',
        ],
        [
          'Макет у кривих, тексти гравіювання — таблицею на {20-200/20} рядків.',
          'Vector artwork; engraving texts in a table of {20-200/20} lines.',
        ],
        [
          'Кожен виріб в окремій {коробці з ложементом|торбинці|картонній упаковці}.',
          'Each piece in its own {box with a tray|pouch|carton}.',
        ],
      ],
    ),
    'toys-games': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'настільні ігри під нашою маркою',
          'настільних ігор під нашою маркою',
          'board games under our brand',
          [300, 3000],
          [190, 480],
        ),
        item(
          'дерев’яні конструктори',
          'дерев’яних конструкторів',
          'wooden construction kits',
          [200, 2500],
          [180, 520],
          { unit: 'set' },
        ),
        item(
          'м’які іграшки висотою {20|30|45} см',
          'м’яких іграшок висотою {20|30|45} см',
          '{20|30|45} cm soft toys',
          [200, 3000],
          [130, 390],
        ),
        item(
          'пазли на {60|120|500} елементів',
          'пазлів на {60|120|500} елементів',
          '{60|120|500}-piece jigsaws',
          [500, 5000],
          [65, 160],
        ),
        item(
          'сортери з бука для малюків',
          'сортерів із бука для малюків',
          'beech shape sorters for toddlers',
          [100, 1200],
          [260, 560],
        ),
      ],
      [
        [
          'Вік {0+|3+|6+}, гострих країв і дрібних деталей немає, фарби на водній основі.',
          'Age {0+|3+|6+}, no sharp edges or small parts, water-based paints.',
        ],
        [
          'Потрібен висновок щодо безпечності, маркування українською.',
          'A safety report and labels in Ukrainian are needed.',
        ],
        [
          'Правила, поле й картки друкуєте ви; {дерев’яні|пластикові|картонні} фішки в комплекті.',
          'You print the rules, board and cards; {wooden|plastic|card} pieces included.',
        ],
      ],
    ),
    playgrounds: leaf(
      ['виготовити й змонтувати', 'виготовлення й монтаж', 'making and installation'],
      [
        item(
          'дитячі ігрові комплекси',
          'дитячих ігрових комплексів',
          'play structures',
          [1, 8],
          [140_000, 420_000],
          { unit: 'set' },
        ),
        item(
          'вуличні тренажери',
          'вуличних тренажерів',
          'outdoor fitness machines',
          [4, 40],
          [16_000, 42_000],
        ),
        item(
          'гойдалки «гніздо» діаметром {100|120} см',
          'гойдалок «гніздо» діаметром {100|120} см',
          '{100|120} cm nest swings',
          [2, 30],
          [18_000, 34_000],
        ),
        item(
          'бруси й турніки для шкіл',
          'брусів і турніків для шкіл',
          'parallel and pull-up bars for schools',
          [3, 30],
          [9000, 21_000],
          { unit: 'set' },
        ),
      ],
      [
        [
          'Метал — гаряче цинкування й порошкова фарба, дерево — {сосна клеєна|модрина|HPL замість дерева}.',
          'Hot-dip galvanised and powder-coated metal, {laminated pine|larch|HPL instead of wood}.',
        ],
        [
          'Зона падіння за EN 1176, покриття — {гумова плитка|пісок|тирса}, закладні бетонуємо {ми|ви}.',
          'Fall zone to EN 1176, surface: {rubber tiles|sand|wood chips}, footings cast by {us|you}.',
        ],
        [
          'Паспорт на кожен виріб і навчання чергового, як проводити щотижневий огляд.',
          'A passport for each item and training in the weekly inspection.',
        ],
      ],
    ),
    'event-decor': leaf(
      ['виготовити', 'виготовлення', 'making'],
      [
        item(
          'виставкові стенди площею {9|18|24|36} м²',
          'виставкових стендів площею {9|18|24|36} м²',
          '{9|18|24|36} m² exhibition stands',
          [1, 4],
          [85_000, 320_000],
        ),
        item('сценічні декорації', 'сценічних декорацій', 'stage sets', [1, 5], [45_000, 180_000], {
          unit: 'set',
        }),
        item(
          'фотозони для {торговельного центру|ресторану|міського свята}',
          'фотозон для {торговельного центру|ресторану|міського свята}',
          'photo zones for a {shopping centre|restaurant|city festival}',
          [1, 10],
          [14_000, 58_000],
        ),
        item('об’ємні літери з піни', 'об’ємних літер із піни', 'foam block letters', [5, 60], [900, 3600]),
      ],
      [
        [
          'Монтаж за ніч {перед відкриттям|у вихідні}, розбирання й вивіз — у ціні.',
          'Built overnight {before the opening|at the weekend}; dismantling and removal included.',
        ],
        [
          'Конструкція розбірна, на {3|5|10} циклів складання, вміщається в мікроавтобус.',
          'Knock-down design for {3|5|10} uses, fits in a van.',
        ],
        [
          'Матеріали з {вогнезахисним просоченням|сертифікатом негорючості}, підлога з фальшпанелей.',
          'Materials with {flame-retardant treatment|a non-combustibility certificate}, raised floor.',
        ],
      ],
    ),
    recycling: leaf(
      ['переробити', 'перероблення', 'recycling'],
      [
        item(
          'відходи поліетилену на гранулу',
          'відходів поліетилену на гранулу',
          'polyethylene waste into pellets',
          [5, 80],
          [6500, 12_000],
          { unit: 't' },
        ),
        item(
          'макулатуру та гофрообрізь',
          'макулатури та гофрообрізі',
          'waste paper and board offcuts',
          [10, 150],
          [900, 2400],
          { unit: 't' },
        ),
        item('обрізь ПВХ-профілю', 'обрізі ПВХ-профілю', 'PVC profile offcuts', [3, 40], [4500, 9000], {
          unit: 't',
        }),
        item(
          'зношені шини на крихту',
          'зношених шин на крихту',
          'worn tyres into crumb',
          [10, 120],
          [3200, 6200],
          { unit: 't' },
        ),
      ],
      [
        [
          'Фракція після дроблення {4|8|12} мм, вологість до {2|5} %, біг-беги по 1 т.',
          'Fraction after shredding {4|8|12} mm, moisture up to {2|5} %, 1 t big bags.',
        ],
        [
          'Сировина {сортована|з домішками до 3 %}, вивозимо своїм транспортом раз на {тиждень|два тижні|місяць}.',
          'Feedstock {sorted|with up to 3 % of impurities}, carried by our lorry every {week|two weeks|month}.',
        ],
        [
          'Потрібні ліцензія, акти перероблення й облік маси за кожною партією.',
          'A licence, recycling acts and weight records for each batch are needed.',
        ],
      ],
    ),
  },
}
