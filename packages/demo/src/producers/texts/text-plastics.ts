import type { RootText } from './root-text.ts'

export const plasticsText: RootText = {
  root: 'plastics-moulding',
  kinds: [
    ['manufacturer', 9],
    ['workshop', 5],
    ['trader', 0.5],
  ],
  artisans: '',
  engineers: '',
  brands:
    'Полімер-Лад; Гранула; Ливник@injection-moulding; Пластформа; Термопласт-Полісся@injection-moulding; Видув@blow-moulding; Композит-Степ@composites; Філер; Преформа@blow-moulding; Екструзія-Центр@extrusion; Кругла ємність@rotational-moulding; Полішар@polyurethane-foam; Смола і скло@composites; Вакуум-Форм@vacuum-forming',
  nouns: {
    manufacturer: 'ТОВ; Завод пластмасових виробів; ПП; НВП',
    workshop: 'Цех; Виробнича дільниця; Майстерня',
    trader: 'Торговий дім; ТОВ',
  },
  nounEn: 'Plastics',
  ask: { uk: 'модель, креслення або зразок', en: 'a model, a drawing or a sample' },
  lead: [10, 35],
  taglines: [
    'Вироби з пластику: від пресформи до серії @injection-moulding; blow-moulding; vacuum-forming',
    'Пластмаси серійно, з вашої чи нашої оснастки @injection-moulding; blow-moulding; vacuum-forming; rotational-moulding',
    'Виробництво полімерних виробів {cityIn}',
    'Ллємо, формуємо, складаємо, пакуємо @injection-moulding; polyurethane-foam',
    'Полімери для промисловості: радимо матеріал, рахуємо форму, робимо',
  ],
  work: [
    'Допомагаємо зробити деталь технологічною: товщина стінки, ухили, ребра, місце впускання. Проливання рахуємо на моделі, щоб не переробляти сталь. @injection-moulding',
    'Вашу оснастку приймаємо за актом, чистимо, робимо пробний пуск і даємо висновок: що зношене, скільки ще прослужить. Зберігання на нашому складі безкоштовне, доки є замовлення. @injection-moulding; blow-moulding; vacuum-forming; rotational-moulding',
    'Сировину беремо первинну, зі свідоцтвом якості, або вторинну, якщо виріб це дозволяє. Колір підбираємо за RAL або зразком, суперконцентратом, без «пливучих» відтінків. @not composites; polyurethane-foam',
    'Після формування робимо складання, ультразвукове зварювання, тампо- та УФ-друк, пакуємо під полицю магазину. @injection-moulding; vacuum-forming; blow-moulding',
    'Матеріал пропонуємо після запитань: що торкається виробу, яка температура, чи стоїть він на сонці. Буває, дешевший варіант служить довше. @composites; polyurethane-foam; extrusion; rotational-moulding',
  ],
  large: [
    'На виробництві {10-25:5} машин, працюємо цілодобово. Переробляємо до {40-160:20} тонн сировини на місяць, відходи подрібнюємо й повертаємо в технічні вироби. @not composites; polyurethane-foam; rotational-moulding',
    'Маємо власну інструментальну дільницю: пресформи обслуговуємо й ремонтуємо на місці, тому партія не зупиняється на тиждень через зламаний штовхач. @injection-moulding; blow-moulding',
    'Виробництво — {area}, склад сировини на місяць роботи й окрема дільниця для дослідних виробів. @composites; polyurethane-foam; rotational-moulding',
  ],
  small: [
    'Беремо серії, нецікаві великим заводам: кілька сотень деталей, пробний випуск, сезонний товар.',
    'Запускаємо нову деталь разом із вами: приїжджайте на пробне лиття, коригуємо режим, поки результат не влаштує обох. @injection-moulding; blow-moulding; vacuum-forming',
  ],
  quality: [
    'Масу й розміри контролюємо на початку зміни та щодві години, перші відливки зберігаємо як еталон. Утяжини та недоливи відсортовуємо біля машини. @injection-moulding; blow-moulding',
    'Для харчової упаковки маємо висновки на матеріали та окрему чисту дільницю. @injection-moulding; blow-moulding; vacuum-forming',
    'Кожна коробка має етикетку з датою, машиною і зміною, тому в разі питань знаходимо причину за хвилини.',
    'Розмір, масу й твердість записуємо в паспорт партії, зразок зберігаємо рік. @composites; polyurethane-foam; extrusion; rotational-moulding; vacuum-forming',
  ],
  en: {
    taglines: [
      'Plastic parts from tool to packed series @injection-moulding; blow-moulding; vacuum-forming',
      'Moulding, forming and assembly under one roof @injection-moulding; vacuum-forming',
      'Polymer products made to your drawing',
    ],
    work: [
      'We review wall thickness, draft and gating before steel is cut, and run a flow simulation where it pays off. @injection-moulding',
      'Your existing tools are accepted against a condition report, cleaned, trialled and stored free of charge while orders continue. @injection-moulding; blow-moulding; vacuum-forming; rotational-moulding',
      'We ask what touches the product, how hot it gets and whether it stands in the sun before suggesting a material. @composites; polyurethane-foam; extrusion; rotational-moulding',
    ],
    quality: [
      'Weight and dimensions are checked every two hours and first shots are kept as reference. @injection-moulding; blow-moulding',
      'Every box carries machine, date and shift, so any question can be traced within minutes.',
    ],
    processes: 'injection moulding; vacuum forming; ultrasonic welding; pad printing; assembly',
    materials: 'PP; HDPE; ABS; PA6 GF30; polycarbonate',
  },
  certificates: [
    'ДСТУ ISO 9001:2015|UA.QMS.#####-##',
    'Висновок на контакт з харчовими продуктами|№ 12.2-18-2/##### @injection-moulding; blow-moulding; vacuum-forming',
    'ISO 14001:2015|UA.EMS.####-##',
  ],
  leaves: [
    {
      code: 'injection-moulding',
      weight: 5,
      uk: 'Ллємо деталі з пластмас під тиском: корпуси, кришки, технічні вироби',
      en: 'We injection-mould housings, caps and technical parts',
      taglines: ['Лиття пластмас: маса деталі від 1 г до 1,5 кг', 'Термопластавтомати від 80 до 450 тонн'],
      details: [
        'Машини зусиллям від 80 до 450 тонн, деталь — від грама до півтора кілограма. Ллємо PP, ABS, PA зі склом, PC, TPE, двокомпонентні вироби.',
        'Нову пресформу ведемо від моделі до першої відливки за {45-75:15} днів. Ресурс гарантуємо письмово: від 300 тисяч циклів для сталі 1.2738.',
      ],
      processes: 'лиття під тиском; лиття із закладними; ультразвукове зварювання; тамподрук; складання',
      materials: 'PP; ABS; PA6 GF30; PC; TPE',
      equipment:
        'Термопластавтомат|Haitian MA1600III; Термопластавтомат|Engel Victory 200; Термопластавтомат|Borche BS320; Робот-маніпулятор|Wittmann W918',
      moq: ['pcs', 1000, 10000],
    },
    {
      code: 'blow-moulding',
      weight: 2,
      uk: 'Видуваємо флакони, каністри, пляшки та технічні ємності',
      en: 'We blow-mould bottles, canisters and technical containers',
      taglines: ['Флакони, каністри, ПЕТ-пляшки', 'Тара з поліетилену від 50 мл до 30 л'],
      details: [
        'Поліетиленові флакони й каністри від 50 мл до 30 л, ПЕТ-пляшки до 5 л. Стандартних форм на складі понад {60-120:20}, тож часто платити за оснастку не треба.',
        'Перевіряємо герметичність кожної каністри, для хімії даємо сертифікат UN. Кришки та дозатори підбираємо до горловини.',
      ],
      processes: 'екструзійне видування; видування ПЕТ; перевірка герметичності; етикетування',
      materials: 'HDPE; PET; PP; суперконцентрат',
      equipment:
        'Видувна машина|Bekum BM-304D; Видувна машина ПЕТ|Smi EcoBloom 4; Тестер герметичності|Delta TLT-50',
      moq: ['pcs', 1000, 5000],
    },
    {
      code: 'vacuum-forming',
      weight: 2,
      uk: 'Формуємо у вакуумі блістери, лотки, ложементи, корпуси й кожухи',
      en: 'We vacuum-form blisters, trays, inserts and covers',
      taglines: ['Вакуумне формування: від ложемента до бампера', 'Форма за тиждень, серія за два'],
      details: [
        'Лист від 0,3 до 10 мм, поле 2000 × 1500 мм. Форми фрезеруємо з модельної плити або алюмінію, перша формовка — за {5-9:1} днів.',
        'Формуємо кожухи обладнання, ванночки, накладки на авто, ложементи для інструментів. Обрізаємо на п’ятиосьовому фрезері, край рівний.',
      ],
      processes: 'вакуумне формування; фрезерування форм; обрізання; склеювання',
      materials: 'ABS; PET-G; HIPS; PMMA; PE',
      equipment:
        'Вакуумформувальна машина|Formech 1372; Вакуумформувальна машина|Geiss T10; Фрезер п’ятиосьовий|Belotti FLU',
      moq: ['pcs', 20, 300],
    },
    {
      code: 'extrusion',
      weight: 2,
      uk: 'Виготовляємо профілі, труби, кромку та плівку екструзією',
      en: 'We extrude profiles, pipes, edging and film',
      taglines: ['Профіль за вашим перерізом', 'Труби, профілі, ущільнювачі — метрами й кілометрами'],
      details: [
        'Проєктуємо фільєру за вашим перерізом, перший метр показуємо за {25-40:5} днів. Співекструзія двох матеріалів: жорстка основа, м’яка губка.',
        'Ріжемо в розмір, пробиваємо отвори на лінії, клеїмо скотч. Труби — з маркуванням метражу.',
      ],
      processes: 'екструзія; співекструзія; калібрування; перфорування; різання в розмір',
      materials: 'PVC; PE-100; PP; TPE; ABS',
      equipment:
        'Екструдер|Battenfeld BEX 1-60; Екструдер двошнековий|KTS 250; Лінія калібрування|Greiner 45P',
      moq: ['m', 500, 5000],
    },
    {
      code: 'rotational-moulding',
      uk: 'Формуємо порожнисті вироби ротаційним способом: баки, септики, буї, меблі',
      en: 'We rotomould hollow products: tanks, septic units, buoys and furniture',
      taglines: ['Ротоформування: баки й ємності без швів', 'Пластикові ємності до 5 000 літрів'],
      details: [
        'Вироби до 5 000 літрів, стінка від 4 до 14 мм, без жодного шва. Форма зі сталі коштує в рази дешевше за литтєву, тож випуск у сотню штук уже виправданий.',
        'Вуличні меблі, дорожні бар’єри, кесони, поплавці: фарбуємо в масі, колір не вигоряє п’ять сезонів.',
      ],
      processes: 'ротаційне формування; фрезерування отворів; встановлення фурнітури; пінозаповнення',
      materials: 'LLDPE; LLDPE UV; спінений PE',
      equipment:
        'Карусельна машина|Caccia RR-2500; Човникова машина|Rotoline CR 3.0; Млин|Powder King PKA-18',
      moq: ['pcs', 10, 100],
    },
    {
      code: 'composites',
      weight: 2,
      uk: 'Виготовляємо вироби зі склопластику та карбону: корпуси, обтічники, ємності',
      en: 'We make fibreglass and carbon parts: hulls, fairings and tanks',
      taglines: ['Склопластик і карбон: матриця, формування, фарба', 'Легкі корпуси для техніки та дронів'],
      details: [
        'Контактне формування, інфузія, препрег в автоклаві. Майстер-модель фрезеруємо самі, матриці служать {80-200:20} знімань.',
        'Робимо обтічники, корпуси безпілотників, кабіни, дитячі гірки, басейни. Вагу й товщину кожної деталі записуємо.',
      ],
      processes: 'контактне формування; вакуумна інфузія; формування препрегів; обрізання; фарбування',
      materials: 'поліефірна смола; епоксидна смола; склотканина; вуглетканина; PVC-піна',
      equipment:
        'Установка напилення|Magnum Venus Patriot; Вакуумна станція|DVP ZA.60; Піч полімеризації|ТП-3000',
      moq: ['pcs', 1, 20],
    },
    {
      code: 'polyurethane-foam',
      uk: 'Ллємо й ріжемо поліуретан: валики, ущільнення, поролон, пінопластове паковання',
      en: 'We cast and cut polyurethane: rollers, seals, foam and protective packaging',
      taglines: ['Поліуретан для машин, піна для паковання', 'Обгумування роликів поліуретаном'],
      details: [
        'Твердість від 40 до 95 за Шором А, перефутеровуємо ролики й колеса навантажувачів за {5-8:1} днів. Адгезія до металу — понад 10 МПа.',
        'Ложементи з пінополіетилену ріжемо за контуром виробу, двоколірні, з написами. Поролон — за щільністю й розміром, навіть один матрац.',
      ],
      processes: 'гаряче лиття поліуретану; футерування; контурне різання; водоструменеве різання',
      materials: 'поліуретан СКУ-7Л; пінополіетилен; поролон ST 3542; EPS',
      equipment:
        'Заливальна машина|Baulé Minimix; Контурний різак|Albrecht Bäumer OFS; Гідроабразивний різак піни|OMAX 55100',
      moq: ['pcs', 2, 50],
    },
  ],
}
