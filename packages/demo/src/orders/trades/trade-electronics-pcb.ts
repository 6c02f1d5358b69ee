import { item, leaf, type Trade } from './trade.ts'

export const electronicsPcbTrade: Trade = {
  root: 'electronics-pcb',
  buyers: [
    [
      'Стартап: {зарядні станції|датчики для теплиць|трекери для транспорту|системи безпеки}, проєктуємо самі, серію віддаємо.',
      'A start-up making {charging stations|greenhouse sensors|vehicle trackers|security systems}; we design, the series is outsourced.',
    ],
    [
      'Виробник промислової автоматики, замовлення повторюємо щокварталу.',
      'An industrial automation maker repeating the order every quarter.',
    ],
    [
      'Проєкт для потреб {енергетики|зв’язку|медицини|оборони}, вимоги до документації підвищені.',
      'A project for {the power sector|telecoms|medicine|defence} with stricter documentation.',
    ],
    [
      'Сервісний центр, замінюємо вузли, яких уже не постачають.',
      'A service centre replacing units no longer supplied.',
    ],
  ],
  demands: [
    [
      'Паяння за IPC-A-610 клас {2|3}, свинцеві й безсвинцеві партії не змішувати.',
      'Soldering to IPC-A-610 class {2|3}; leaded and lead-free batches kept apart.',
    ],
    [
      'Компоненти замінюємо лише після письмового погодження.',
      'Components are substituted only with our written consent.',
    ],
    [
      'Пакування антистатичне, вакуум із силікагелем для вологочутливих позицій.',
      'Antistatic packing, vacuum with desiccant for moisture-sensitive items.',
    ],
    [
      'Кожен виріб із серійним номером і {наліпкою|QR-кодом|лазерним маркуванням}.',
      'Every unit with a serial number and {a label|a QR code|a laser mark}.',
    ],
    [
      'Відсоток браку — до {0,5|1|2} %, відмови аналізуєте разом із нами.',
      'Reject rate up to {0.5|1|2} %; failures are analysed together.',
    ],
  ],
  certificates: ['ISO 9001', 'IPC-A-610', 'RoHS'],
  leaves: {
    'pcb-fabrication': leaf(
      ['виготовити', 'виготовлення', 'fabrication'],
      [
        item(
          'двошарові плати 100×80 мм',
          'двошарових плат 100×80 мм',
          '100×80 mm two-layer boards',
          [20, 5000],
          [45, 190],
          { attributes: { layers: '2', boardThickness: 1.6 } },
        ),
        item(
          'чотиришарові плати контролерів',
          'чотиришарових плат контролерів',
          'four-layer controller boards',
          [20, 2000],
          [160, 520],
          { attributes: { layers: '4', boardThickness: 1.6, surface: 'enig' } },
        ),
        item(
          'алюмінієві плати світлодіодних модулів',
          'алюмінієвих плат світлодіодних модулів',
          'aluminium LED module boards',
          [100, 8000],
          [38, 130],
          { attributes: { layers: '1', boardThickness: 1.5, surface: 'hasl-lf' } },
        ),
        item(
          'шестишарові плати радіомодулів',
          'шестишарових плат радіомодулів',
          'six-layer radio boards',
          [10, 500],
          [480, 1500],
          {
            attributes: { layers: '6', boardThickness: 1.2, surface: 'enig' },
            spec: [
              'Контрольований імпеданс 50 Ом ± {5|10} %, купон на панелі.',
              'Controlled impedance 50 Ω ± {5|10} %, coupon on the panel.',
            ],
          },
        ),
      ],
      [
        [
          'Маска {зелена|чорна|біла|синя}, провідник і зазор від {0,1|0,15|0,2} мм, мідь {35|70} мкм.',
          '{Green|Black|White|Blue} mask, track and gap from {0.1|0.15|0.2} mm, copper {35|70} µm.',
        ],
        [
          'Панелізація {за нашим файлом|на розсуд виробника}, електротест {100 %|вибірковий}, Gerber готовий.',
          'Panel {to our file|at your discretion}, {100 %|sample} electrical test, Gerber is ready.',
        ],
        [
          'Перша партія — прототип {5|10|20} штук за {5|7|10} робочих днів.',
          'First a prototype of {5|10|20} pieces in {5|7|10} working days.',
        ],
      ],
      { surface: ['hasl-lf', 'enig', 'hasl'] },
    ),
    'pcb-assembly': leaf(
      ['змонтувати', 'монтаж', 'assembly'],
      [
        item(
          'плати керування котлами',
          'плат керування котлами',
          'boiler control boards',
          [100, 5000],
          [180, 560],
          { attributes: { mounting: 'mixed' } },
        ),
        item('плати блоків живлення', 'плат блоків живлення', 'power supply boards', [200, 8000], [95, 320], {
          attributes: { mounting: 'tht' },
        }),
        item(
          'модулі датчиків температури й вологості',
          'модулів датчиків температури й вологості',
          'temperature and humidity modules',
          [200, 10000],
          [70, 260],
          { attributes: { mounting: 'smd' } },
        ),
        item(
          'плати польотних контролерів',
          'плат польотних контролерів',
          'flight controller boards',
          [50, 3000],
          [480, 1600],
          { attributes: { mounting: 'smd' } },
        ),
      ],
      [
        [
          'Компонентів на платі — {60-420/20}, найменший корпус {0402|0603|QFN 0,4}, BGA {є|немає}.',
          '{60-420/20} components a board, smallest package {0402|0603|QFN 0.4}, BGA {yes|no}.',
        ],
        [
          'AOI обов’язково, рентген BGA — {кожної|кожної десятої} плати, прошивання через {SWD|UART|джиг}.',
          'AOI required, BGA X-ray on {every|every tenth} board, programmed through {SWD|UART|a jig}.',
        ],
        [
          'Захист лаком {акриловим|поліуретановим|не потрібен}, роз’єми паяти без заливання виводів.',
          'Conformal coat: {acrylic|polyurethane|none}; connectors soldered without flooded pins.',
        ],
      ],
      { components: ['customer', 'producer', 'mixed'], functionalTest: [true, false] },
    ),
    'cable-harness': leaf(
      ['скласти', 'складання', 'assembly'],
      [
        item(
          'джгути автомобільного живлення',
          'джгутів автомобільного живлення',
          'vehicle power harnesses',
          [50, 1500],
          [320, 1100],
        ),
        item(
          'кабелі з роз’ємами {M12|JST|Molex}',
          'кабелів із роз’ємами {M12|JST|Molex}',
          '{M12|JST|Molex} cables',
          [100, 6000],
          [75, 260],
        ),
        item(
          'шлейфи пультів керування',
          'шлейфів пультів керування',
          'control panel cables',
          [50, 2000],
          [140, 480],
        ),
        item(
          'силові кабелі зарядних станцій',
          'силових кабелів зарядних станцій',
          'charging station power cables',
          [10, 400],
          [1800, 4600],
        ),
      ],
      [
        [
          'Провід {ПВ3 0,5|ПВ3 1,5|МГШВ 0,75} мм², довжина {0,5|1|2|3} м, обплетення {нейлон|ПВХ|гофра}.',
          '{0.5|1.5|0.75} mm² wire, length {0.5|1|2|3} m, {nylon|PVC|corrugated} sleeve.',
        ],
        [
          'Обтиск перевірити на зусилля, прозвонити всі жили, додати карту з’єднань.',
          'Crimps pull-tested, every core continuity-checked, a wiring table added.',
        ],
      ],
      { functionalTest: [true, false] },
    ),
    'control-panels': leaf(
      ['зібрати', 'складання', 'production'],
      [
        item(
          'шафи керування насосами',
          'шаф керування насосами',
          'pump control cabinets',
          [2, 60],
          [24000, 58000],
        ),
        item(
          'щити АВР на {63|100|160|250} А',
          'щитів АВР на {63|100|160|250} А',
          '{63|100|160|250} A transfer switches',
          [2, 80],
          [32000, 98000],
        ),
        item(
          'розподільні щити житлових будинків',
          'розподільних щитів житлових будинків',
          'distribution boards for housing',
          [10, 200],
          [11500, 38000],
        ),
        item('пульти операторів', 'пультів операторів', 'operator desks', [1, 24], [46000, 120000]),
      ],
      [
        [
          'Схема в {EPLAN|PDF|AutoCAD}, комплектація {Schneider|ABB|Eaton|на ваш вибір}, маркування всіх жил.',
          'Diagram in {EPLAN|PDF|AutoCAD}, {Schneider|ABB|Eaton|your choice of} devices, every core marked.',
        ],
        [
          'Корпус {навісний|підлоговий} IP{54|65}, монтажна панель оцинкована, запас місця {10|20|30} %.',
          '{Wall|Floor} enclosure IP{54|65}, zinc-plated plate, {10|20|30} % spare space.',
        ],
        [
          'Пусконалагодження {на об’єкті|дистанційне|наше}, перевірка опору ізоляції з протоколом.',
          'Commissioning {on site|remote|by us}; insulation resistance tested and recorded.',
        ],
      ],
      { functionalTest: [true] },
    ),
    'led-lighting': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'лінійні світильники для складу',
          'лінійних світильників для складу',
          'linear warehouse luminaires',
          [30, 900],
          [1400, 3600],
        ),
        item(
          'вуличні світильники на {40|60|80|120} Вт',
          'вуличних світильників на {40|60|80|120} Вт',
          '{40|60|80|120} W street lights',
          [20, 600],
          [2200, 5400],
        ),
        item(
          'фітосвітильники для розсади',
          'фітосвітильників для розсади',
          'grow lights for seedlings',
          [20, 500],
          [1700, 4200],
          {
            spec: [
              'Спектр {повний|з піком 660 нм}, крок підвісу {30|40|50} см.',
              '{Full|660 nm peaked} spectrum, hung {30|40|50} cm apart.',
            ],
          },
        ),
        item(
          'світильники для торгових полиць',
          'світильників для торгових полиць',
          'shelf lights',
          [50, 3000],
          [240, 720],
        ),
      ],
      [
        [
          'Колірна температура {3000|4000|5000} К, CRI від {80|90}, гарантія — {2-5:рік|роки|років}.',
          'Colour temperature {3000|4000|5000} K, CRI from {80|90}, {2-5:year|years} of warranty.',
        ],
        [
          'Драйвер {з гальванічною розв’язкою|димований 0–10 В|DALI}, корпус із {алюмінію|полікарбонату|сталі}.',
          'Driver {isolated|dimmed 0–10 V|DALI}, housing in {aluminium|polycarbonate|steel}.',
        ],
      ],
      { functionalTest: [true, false] },
    ),
    'coils-transformers': leaf(
      ['намотати', 'намотування', 'winding'],
      [
        item(
          'силові трансформатори на {100|250|400} Вт',
          'силових трансформаторів на {100|250|400} Вт',
          '{100|250|400} W transformers',
          [10, 500],
          [680, 2600],
        ),
        item(
          'дроселі фільтрів на феритовому кільці',
          'дроселів фільтрів на феритовому кільці',
          'toroidal filter chokes',
          [100, 6000],
          [65, 240],
        ),
        item(
          'котушки електромагнітних клапанів',
          'котушок електромагнітних клапанів',
          'solenoid valve coils',
          [100, 4000],
          [120, 380],
        ),
        item('обмотки електродвигунів', 'обмоток електродвигунів', 'motor windings', [6, 300], [1300, 4800]),
      ],
      [
        [
          'Витків — {60-1200/20}, дріт {0,35|0,5|0,71|1,0} мм, просочення {лаком|компаундом} з вакуумом.',
          '{60-1200/20} turns, wire {0.35|0.5|0.71|1.0} mm, vacuum {varnish|compound}.',
        ],
        [
          'Ізоляція до {1,5|2,5|3} кВ, індуктивність ± {3|5|10} %, виводи {під паяння|на клеми}.',
          'Insulation to {1.5|2.5|3} kV, inductance ± {3|5|10} %, leads {to solder|on terminals}.',
        ],
      ],
      { functionalTest: [true, false] },
    ),
    'electronics-design': leaf(
      ['розробити', 'розроблення', 'design'],
      [
        item(
          'плати керування двигуном',
          'плат керування двигуном',
          'motor control boards',
          [2, 20],
          [18000, 52000],
        ),
        item(
          'лічильники енергії з передаванням даних',
          'лічильників енергії з передаванням даних',
          'energy meters with telemetry',
          [2, 20],
          [22000, 64000],
        ),
        item('трекери з GPS і LTE', 'трекерів із GPS і LTE', 'GPS and LTE trackers', [2, 20], [24000, 68000]),
        item(
          'вимірювальні прилади з екраном',
          'вимірювальних приладів з екраном',
          'measuring instruments with a display',
          [1, 10],
          [38000, 96000],
        ),
      ],
      [
        [
          'Результат — Gerber, BOM, прошивка {з початковим кодом|без початкового коду}, робочий зразок.',
          'We expect Gerber, BOM, firmware {with sources|without sources} and a working sample.',
        ],
        [
          'Живлення — {12–24|36–60|230} В, обмін {RS-485|CAN|LoRa|Wi-Fi}, умови від {−20|−30|−40} °C.',
          'Supply {12–24|36–60|230} V, {RS-485|CAN|LoRa|Wi-Fi}, from {−20|−30|−40} °C.',
        ],
        [
          'Права на розробку переходять до нас, супровід серії — окремий договір.',
          'Rights to the design pass to us; series support under a separate contract.',
        ],
      ],
      { functionalTest: [true] },
    ),
  },
}
