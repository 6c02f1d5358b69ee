import type { RootText } from './root-text.ts'

export const glassCeramicsText: RootText = {
  root: 'glass-ceramics',
  kinds: [
    ['manufacturer', 5],
    ['workshop', 5],
    ['artisan', 9],
  ],
  artisans: 'tableware-ceramics; ceramic-tiles',
  engineers: '',
  brands:
    'Гончарне коло@tableware-ceramics; Прозорий край@flat-glass; Фацет@mirrors-partitions; Кахля@ceramic-tiles; Склодув@glass-containers; Глина і вогонь@tableware-ceramics; Шамот@technical-ceramics',
  nouns: {
    manufacturer: 'ТОВ; Склозавод; ПП',
    workshop: 'Майстерня; Цех; Керамічна майстерня',
    artisan: 'Гончарня; Керамічна майстерня',
  },
  nounEn: 'Glass & Clay',
  ask: { uk: 'ескіз, розміри або фото', en: 'a sketch, sizes or a photo' },
  lead: [7, 35],
  taglines: [
    'Скло й кераміка за вашими розмірами',
    'Вироби, у яких видно руку майстра @tableware-ceramics; ceramic-tiles',
    'Виробництво скла та кераміки {cityIn}',
  ],
  work: [
    'Шаблон чи ескіз погоджуємо до початку роботи, а на складних формах робимо пробний виріб. Матеріал крихкий, переробляти його дорожче, ніж домовитися.',
    'Колір і фактуру обираєте на справжніх зразках, не на екрані: надсилаємо набір поштою. @not technical-ceramics; flat-glass',
    'Серії плануємо під завантаження печі, тому щотижня є дата, на яку можна орієнтуватися. @not mirrors-partitions',
  ],
  large: [
    'Печі працюють безперервно, за зміну проходить до {300-1500:100} виробів. Постійним замовникам резервуємо місце в графіку. @not mirrors-partitions',
    'Маємо власний транспорт із пірамідами та стійками: скло й кераміка їдуть так, як треба, а не впереміш із чужим вантажем.',
  ],
  small: [
    'У майстерні кілька людей і дві печі, тож серія з тридцяти виробів тут така ж бажана, як із трьох сотень. @tableware-ceramics; ceramic-tiles',
    'Робимо вручну, тому кожен виріб трохи інший. Якщо потрібна однаковість, скажіть: маємо для цього форми. @tableware-ceramics; ceramic-tiles',
    'Ми невеликі, зате на заміри й на зразок приїжджаємо самі, без менеджерів. @flat-glass; mirrors-partitions; technical-ceramics',
  ],
  quality: [
    'Перевіряємо розмір, край, напруження; скло — на світлі, кераміку — на дзвін. Сумнівне не відправляємо.',
    'Пакуємо в стільниковий картон, робимо тест на падіння. Бій у дорозі — наша відповідальність, замінюємо безплатно.',
  ],
  en: {
    taglines: [
      'Glass and ceramics to your sizes',
      'Handmade and serial ceramics and glass @tableware-ceramics; ceramic-tiles',
    ],
    work: [
      'We agree templates first and make a trial piece for complex shapes. Colours are chosen from real samples sent by post.',
      'Batches are planned around kiln loads, so there is a firm date every week.',
    ],
    quality: [
      'Each piece is checked for size, edges and stress before packing.',
      'Packaging is drop-tested; anything broken on the way is replaced at our cost.',
    ],
    processes: 'cutting; tempering; throwing; slip casting; glazing',
    materials: 'float glass; stoneware clay; porcelain; food-safe glaze',
  },
  certificates: [
    'Протокол безпечності посуду (міграція свинцю й кадмію)|№ ####-## @tableware-ceramics; glass-containers',
    'ДСТУ EN 12150-1 Скло загартоване|UA.G.####-## @flat-glass; mirrors-partitions',
    'ДСТУ ISO 9001:2015|UA.QMS.#####-##',
  ],
  leaves: [
    {
      code: 'flat-glass',
      weight: 2,
      uk: 'Ріжемо, гартуємо, триплексуємо й свердлимо листове скло',
      en: 'We cut, temper, laminate and drill flat glass',
      nouns: 'ТОВ; Склообробний завод; Цех скла',
      taglines: ['Загартоване скло й триплекс у розмір', 'Склопакети, фасади, огорожі'],
      details: [
        'Лист до 2440 × 4200 мм, гартування 4–19 мм, триплекс на плівці EVA та PVB. Отвори, вирізи, фацет, матування за малюнком.',
        'Сертифікати на скло додаємо; маркування загартованого — у кутку, як того вимагають норми.',
      ],
      processes: 'різання; шліфування кромки; гартування; триплексування; матування',
      materials: 'скло float; скло прояснене; плівка EVA; скло тоноване',
      equipment:
        'Стіл розкрою|Bottero 353 BCS; Піч гартування|North Glass AU2440; Кромкошліфувальний верстат|Bavelloni VE 500',
      moq: ['m2', 3, 30],
    },
    {
      code: 'mirrors-partitions',
      weight: 2,
      uk: 'Виготовляємо дзеркала, душові, скляні перегородки та двері',
      en: 'We make mirrors, showers, glass partitions and doors',
      nouns: 'Майстерня скла; ТОВ; Цех скла',
      taglines: ['Дзеркала й перегородки з монтажем', 'Скляні душові та двері за замірами'],
      details: [
        'Міряємо лазером після плитки, враховуємо завали стін, тож силікону мінімум. Фурнітура — латунь або AISI 304.',
        'Офісні перегородки — з шумозахистом до 42 дБ, матові смуги, логотип, розсувні системи.',
      ],
      processes: 'заміри; різання; фацетування; гартування; монтаж',
      materials: 'дзеркало 4–6 мм; загартоване скло 8–10 мм; фурнітура; профіль',
      equipment:
        'Фацетний верстат|Schiatti TRV 50; Свердлильний верстат|Forvet FC 16; Піскоструминна камера|GS-1600',
      moq: ['pcs', 1, 5],
    },
    {
      code: 'glass-containers',
      uk: 'Виготовляємо пляшки, банки й флакони, декоруємо склотару',
      en: 'We make and decorate bottles, jars and flacons',
      nouns: 'ТОВ; Склозавод; ПП',
      taglines: ['Склотара власної форми', 'Пляшки й банки з декоруванням'],
      details: [
        'Стандартних форм — {30-60:10}, власну форму виготовляємо за {50-70:10} днів. Прозоре, оливкове, коричневе скло.',
        'Шовкодрук, матування, деколь, фарбування в колір бренду — усе робимо на одній дільниці.',
      ],
      processes: 'видування; відпал; сортування; шовкодрук; фарбування',
      materials: 'скляна шихта; склобій; органічні фарби; деколь',
      equipment: 'Склоформувальна машина|IS 8; Піч відпалу|Antonini; Машина шовкодруку|Kammann K15',
      moq: ['pcs', 3000, 20000],
    },
    {
      code: 'tableware-ceramics',
      weight: 3,
      uk: 'Виготовляємо тарілки, чашки, вази та посуд для ресторанів',
      en: 'We make plates, cups, vases and restaurant tableware',
      taglines: ['Посуд для ресторанів і кав’ярень', 'Керамічний посуд під ваш бренд'],
      details: [
        'Кам’яна маса, випал 1240 °C: посуд витримує посудомийку, мікрохвильовку, духовку. Форми робимо під подачу шефа.',
        'Глазурі складаємо самі, без свинцю; відтінок фіксуємо рецептом і повторюємо на дозамовленнях.',
      ],
      processes: 'гончарне формування; лиття шлікером; бісквітний випал; глазурування; другий випал',
      materials: 'кам’яна маса; фаянс; порцеляна; безсвинцева глазур',
      equipment: 'Муфельна піч|Rohde TE 330 MCC; Гончарне коло|Shimpo Whisper; Глином’ялка|Venco 75',
      moq: ['pcs', 20, 100],
    },
    {
      code: 'ceramic-tiles',
      weight: 2,
      uk: 'Виготовляємо плитку ручної роботи, кахлі, мозаїку та панно',
      en: 'We make handmade tiles, stove tiles, mosaics and panels',
      taglines: ['Кахлі та плитка ручної роботи', 'Пічні кахлі за старими зразками'],
      details: [
        'Рельєфні кахлі відтворюємо за старими зразками: знімаємо форму, добираємо глазур. Комплект на піч рахуємо за кресленням майстра.',
        'Плитка 10 × 10, 7,5 × 15, шестикутник; {30-60:10} глазурей, блиск і мат. Кожен метр викладаємо на стіл і фотографуємо.',
      ],
      processes: 'формування; пресування; випал; розпис; глазурування',
      materials: 'червона глина; шамотна маса; глазур; ангоб',
      equipment: 'Прес|ПКТ-20; Піч камерна|Nabertherm N 440; Екструдер|Peter Pugger VPM-30',
      moq: ['m2', 2, 15],
    },
    {
      code: 'technical-ceramics',
      uk: 'Виготовляємо ізолятори, вогнетриви, тиглі та деталі з корунду',
      en: 'We make insulators, refractories, crucibles and alumina parts',
      nouns: 'ТОВ; НВП; Завод кераміки',
      taglines: ['Технічна кераміка: корунд, муліт, стеатит', 'Вогнетриви й ізолятори за кресленням'],
      details: [
        'Al₂O₃ 95–99,5 %, муліт, стеатит, до 1700 °C. Шліфуємо алмазом у розмір ±0,02 мм.',
        'Тиглі, футерівку, підставки для печей пресуємо або шлікеруємо; ресурс фіксуємо разом із замовником.',
      ],
      processes: 'пресування; шлікерне лиття; випал 1650 °C; алмазне шліфування; випробування',
      materials: 'корунд 99,5 %; муліт; стеатит; шамот',
      equipment:
        'Ізостатичний прес|ГС-400; Високотемпературна піч|Nabertherm HT 64; Шліфувальний верстат|Studer S20',
      moq: ['pcs', 10, 200],
    },
  ],
}
