import type { RootText } from './root-text.ts'

export const furnitureText: RootText = {
  root: 'furniture-woodwork',
  kinds: [
    ['manufacturer', 4],
    ['workshop', 8],
    ['artisan', 10],
    ['trader', 0.5],
  ],
  artisans: 'solid-wood-furniture; joinery; wood-cnc; cabinet-furniture; upholstered-furniture',
  engineers: '',
  brands:
    'Ясен; Дубове коло@solid-wood-furniture; Смерекова хата@joinery; Рубанок; Столярний двір; Кромка@panel-cutting; Буковий дім; Сучок і стружка; Явір-Меблі@cabinet-furniture; Шип-паз; Модрина@joinery; Липовий цвіт; Карпатський стіл@solid-wood-furniture; Лад-Інтер’єр@cabinet-furniture; Гніздо@upholstered-furniture; Горіхова дошка@solid-wood-furniture; Фасад-Майстер@wood-cnc; Тиха шафа@cabinet-furniture; Деревій; Вільха й сини; Ламель; Шпон-Арт@shop-fittings; Зрізано рівно@panel-cutting; Поличка@shop-fittings; Полісся-Тара@wooden-packaging; Ківш і долото; М’який кут@upholstered-furniture; Майстер-Піддон@wooden-packaging; Тепле дерево',
  nouns: {
    manufacturer: 'Меблева фабрика; ТОВ; Деревообробний комбінат; ПП',
    workshop: 'Столярня; Меблевий цех; Столярний цех; Меблева майстерня',
    artisan: 'Столярна майстерня; Майстерня; Теслярська майстерня',
    trader: 'Торговий дім; ТОВ',
  },
  nounEn: 'Woodworks',
  ask: { uk: 'ескіз, розміри або фото', en: 'a sketch, sizes or a photo' },
  lead: [14, 40],
  taglines: [
    'Від деревини до готового виробу в одних руках @not panel-cutting; wood-cnc; cabinet-furniture; upholstered-furniture',
    'Меблі й вироби з дерева за вашими розмірами @not wooden-packaging; panel-cutting',
    'Деревообробка {cityIn}: серійно та штучно',
    'Робимо так, щоб не скрипіло й за двадцять років @not wooden-packaging; panel-cutting; wood-cnc',
  ],
  work: [
    'Починаємо з креслень: будуємо модель, показуємо, де проходитимуть кріплення та як розкладеться текстура, і лише після погодження запускаємо розкрій. @not wooden-packaging; panel-cutting',
    'Матеріал беремо перевірений і сухий: вологість деревини — 8 ± 2 %, її заміряємо на вході й перед складанням. Плити — з паспортом класу емісії E1.',
    'Фурнітуру ставимо ту, за яку можемо відповідати: петлі та напрямні з ресурсом від 50 тисяч відчинень. Якщо потрібен дешевший варіант, чесно кажемо, де він заощадить, а де підведе. @not wooden-packaging; wood-cnc; panel-cutting; solid-wood-furniture',
    'Покриття — олія з воском, поліуретановий лак або фарба за RAL. Фарбуємо в закритій камері, сушимо за температури 22–24 °C, тому поверхня рівна й без пилу. @not wooden-packaging; panel-cutting; upholstered-furniture',
  ],
  large: [
    'Виробництво займає {area}: дільниці розкрою, кромкування, фрезерування з ЧПК, складання та фарбування. Сушильні камери — власні, на {60-160:20} м³ одночасного завантаження. @not wooden-packaging; panel-cutting',
    'Щомісяця випускаємо близько {400-1200:100} виробів. Для торгових мереж ведемо складський залишок і відвантажуємо за заявкою на адреси магазинів. @not wooden-packaging; panel-cutting; joinery',
  ],
  small: [
    'Працюємо невеликою командою, тож майстер, який приймає розміри, сам і збирає виріб. Складні місця обговорюємо просто біля верстака.',
    'Більшість речей робимо руками: підганяємо шипи, добираємо ламелі за малюнком, шліфуємо в чотири проходи. Це довше, зате видно різницю. @not wooden-packaging; panel-cutting; wood-cnc; shop-fittings; cabinet-furniture; upholstered-furniture',
    'Верстатів у нас небагато, тож чергу видно наперед: дату називаємо одразу й тримаємося її. @wooden-packaging; panel-cutting; wood-cnc',
  ],
  quality: [
    'Перед пакуванням збираємо виріб начисто, перевіряємо зазори й відчинення, тоді розбираємо та пакуємо з нумерацією деталей і схемою. @not wooden-packaging; panel-cutting; wood-cnc',
    'Гарантія — {18-36:18} місяців. Якщо щось розсохлося чи провисло, приїжджаємо й виправляємо. @not wooden-packaging; panel-cutting; wood-cnc',
    'Пакуємо в картон і піноматеріал, кути захищаємо профілем. За далеких перевезень збираємо палету з жорстким каркасом. @not wooden-packaging',
    'Перед відвантаженням вибірково міряємо розміри й перелічуємо пачки. Розбіжність із накладною виправляємо наступним рейсом. @wooden-packaging; panel-cutting; wood-cnc',
  ],
  en: {
    taglines: [
      'Furniture and joinery, from timber to finished piece @not wooden-packaging; panel-cutting; wood-cnc',
      'Made-to-measure woodwork in series and one-offs',
    ],
    work: [
      'We start with drawings and a 3D model, agree hardware and finish, and cut only after you approve them. Timber is dried to 8 ± 2 % and checked again before assembly. @not wooden-packaging; panel-cutting',
      'Finishes are hardwax oil, polyurethane lacquer or RAL paint, applied in a closed booth. Panels are class E1 with the maker’s certificates. @not wooden-packaging; panel-cutting',
      'Cutting lists are optimised by software and every part carries a label, so assembly on your side goes without surprises. @wooden-packaging; panel-cutting',
    ],
    quality: [
      'Every piece is test-assembled, then flat-packed with numbered parts and an assembly drawing. @not wooden-packaging; panel-cutting; wood-cnc',
      'Corners and faces are protected for export transport; pallets are ISPM 15 treated.',
    ],
    processes: 'panel cutting; edge banding; CNC routing; joinery; lacquering',
    materials: 'oak; ash; beech; birch plywood; MDF',
  },
  certificates: [
    'FSC Chain of Custody|NC-COC-0#####',
    'ДСТУ ISO 9001:2015|UA.QMS.#####-##',
    'Свідоцтво про маркування ISPM 15|UA-##-### @wooden-packaging',
    'Протокол випробувань за ДСТУ EN 1730|№ ####-## @solid-wood-furniture; cabinet-furniture; upholstered-furniture',
  ],
  leaves: [
    {
      code: 'cabinet-furniture',
      weight: 3,
      uk: 'Виготовляємо кухні, шафи, гардеробні та офісні меблі з плитних матеріалів',
      en: 'We make kitchens, wardrobes and office furniture from panel materials',
      taglines: ['Корпусні меблі за проєктом дизайнера', 'Кухні й шафи: точний заїзд, рівні фасади'],
      details: [
        'Приймаємо проєкти дизайнерів у PRO100, SketchUp або просто в PDF. Деталювання робимо самі, присаджування — на верстаті з ЧПК, тож на монтажі нічого не доводиться «підпилювати на місці».',
        'Для забудовників комплектуємо квартири під ключ: кухня, шафи, тумби, по {20-60:10} квартир у черзі. Графік постачання підлаштовуємо під поверхи.',
      ],
      processes: 'розкрій плит; кромкування; присаджування; складання; монтаж',
      materials: 'ЛДСП; МДФ; фанера; HPL; алюмінієвий профіль',
      equipment:
        'Форматно-розкрійний верстат|Altendorf WA 80; Кромкувальний верстат|Brandt Ambition 1440; Присаджувальний верстат із ЧПК|Biesse Skipper 100; Аспірація|Holzing RLA 160',
      moq: ['set', 1, 5],
    },
    {
      code: 'upholstered-furniture',
      weight: 2,
      uk: 'Робимо дивани, крісла, ліжка та диванні системи для кафе й готелів',
      en: 'We build sofas, armchairs, beds and banquettes for cafés and hotels',
      taglines: ['М’які меблі для дому, HoReCa та мереж', 'Дивани, на яких справді зручно'],
      details: [
        'Каркас — сухий бук і фанера, пружинний блок або еластичні ремені, пінополіуретан щільністю від 35 кг/м³. Показуємо зріз подушки ще до замовлення, щоб ви знали, за що платите.',
        'Тканину можна взяти нашу (понад {200-400:100} артикулів) або надіслати свою. Для закладів пропонуємо матеріали з тестом Мартіндейла від 60 тисяч циклів.',
      ],
      processes: 'розкрій каркасів; пошиття чохлів; набивання; обтягування; складання',
      materials: 'бук; фанера; пінополіуретан; пружинний блок; меблева тканина',
      equipment:
        'Швейна машина для оббивки|Durkopp Adler 767; Верстат для розкрою поролону|Albrecht Bäumer BSV; Пневмостеплер|Omer 3G.16; Стрічкова пила|FDB MJ344',
      moq: ['pcs', 1, 10],
    },
    {
      code: 'solid-wood-furniture',
      weight: 3,
      uk: 'Виготовляємо столи, ліжка, комоди й лави з масиву дуба, ясена та горіха',
      en: 'We make tables, beds, chests and benches in solid oak, ash and walnut',
      taglines: ['Меблі з масиву, зроблені надовго', 'Столи з дуба та ясена для дому й ресторанів'],
      details: [
        'Щит клеїмо з ламелей, підібраних за малюнком, суцільних або зрощених. Стільниці робимо завширшки до 1,3 метра, з прямим або живим краєм, на металевому чи дерев’яному підстіллі.',
        'Для ресторанів виготовляємо серії столів на {20-80:10} штук з одним відтінком: усі ламелі відбираємо з однієї партії деревини.',
      ],
      processes: 'сушіння; стругання; склеювання щита; шліфування; покриття олією',
      materials: 'дуб; ясен; горіх; бук; олія з твердим воском',
      equipment:
        'Чотиристоронній верстат|Leadermac Speedmac 623; Прес для щита|Italpresse LCR-30; Калібрувально-шліфувальний верстат|SCM Sandya 300; Сушильна камера|МКС-40',
      moq: ['pcs', 1, 10],
    },
    {
      code: 'shop-fittings',
      uk: 'Проєктуємо й виготовляємо торгове обладнання: стелажі, прилавки, острівці, примірочні',
      en: 'We design and build shelving, counters, islands and fitting rooms for shops',
      taglines: [
        'Торгове обладнання для мереж і шоурумів',
        'Магазин під ключ: від креслення до монтажу за ніч',
      ],
      details: [
        'Комбінуємо дерево, метал, скло й світло. Робимо перший комплект для пілотного магазину, виправляємо все, що виявили продавці, і тоді запускаємо мережу.',
        'Монтуємо вночі або у вихідні, щоб магазин не закривався. Запасні полиці та кронштейни тримаємо на складі протягом двох років.',
      ],
      processes: 'проєктування; розкрій; складання; підсвічування; монтаж',
      materials: 'МДФ фарбований; ЛДСП; сталевий профіль; загартоване скло',
      equipment:
        'Фрезерний верстат із ЧПК|Homag Centateq P-110; Кромкувальний верстат|Filato FL-330; Фарбувальна камера|Dual Tech 6000',
      moq: ['set', 1, 10],
    },
    {
      code: 'joinery',
      weight: 2,
      nouns: 'Столярня; Столярний цех; Столярна майстерня; ТОВ',
      uk: 'Виготовляємо двері, дерев’яні вікна та сходи за індивідуальними замірами',
      en: 'We make doors, wooden windows and stairs to individual measurements',
      taglines: ['Двері, вікна, сходи з дерева', 'Столярка для приватних будинків і реставрації'],
      details: [
        'Сходи рахуємо за зручністю кроку, а не лише за отвором, показуємо модель у вашому інтер’єрі. Ступені — дуб або ясен 40 мм, балюстради точені чи скляні.',
        'Відтворюємо історичну столярку: знімаємо шаблони зі старих вікон і дверей, добираємо профіль і повторюємо його в новому дереві зі склопакетом.',
      ],
      processes: 'заміри; зрощування бруса; профілювання; складання; лакування; монтаж',
      materials: 'дуб; сосна зрощена; ясен; модрина; вологостійка фанера',
      equipment:
        'Віконний центр|Weinig Unicontrol 6; Фрезерний верстат|Felder F 700; Вайма|Ormamacchine SPV; Шипорізний верстат|Balestrini Pico',
      moq: ['pcs', 1, 5],
    },
    {
      code: 'panel-cutting',
      nouns: 'Розкрійний центр; Меблевий цех; ТОВ',
      uk: 'Ріжемо та кромкуємо ЛДСП, МДФ і фанеру за вашими картами розкрою',
      en: 'We cut and edge chipboard, MDF and plywood to your cutting lists',
      taglines: ['Розкрій і кромкування плит за добу', 'Порізка для меблярів: точно, чисто, з наклейками'],
      details: [
        'Карту розкрою складаємо безкоштовно, залишки віддаємо. На кожній деталі — етикетка з номером, розміром і стороною кромки, тож складати зручно навіть без креслення під рукою.',
        'Кромка — ABS або ПВХ від 0,4 до 2 мм, клеїмо поліуретановим клеєм: шов майже непомітний і не боїться вологи.',
      ],
      processes: 'розкрій; кромкування; присаджування; фрезерування пазів; пакування',
      materials: 'ЛДСП 16–18 мм; МДФ; фанера; кромка ABS; стільниці',
      equipment:
        'Розкрійний центр|Homag Sawteq B-130; Кромкувальний верстат|Homag Edgeteq S-240; Присаджувальний верстат|Vitap Point K2',
      moq: ['m2', 5, 20],
    },
    {
      code: 'wood-cnc',
      uk: 'Фрезеруємо деревину, фанеру й МДФ на верстатах із ЧПК: фасади, декор, деталі',
      en: 'We CNC-mill solid wood, plywood and MDF: fronts, décor and parts',
      taglines: ['ЧПК-фрезерування фасадів, панелей і різьби', 'Фрезеруємо за вашим файлом'],
      details: [
        'Приймаємо DXF, STEP та STL; якщо файла немає, накреслимо за ескізом. Поле столу — 2100 × 3050 мм, вакуумне кріплення, автоматична зміна {8-12:2} інструментів.',
        '3D-панелі, різьблені накладки, деталі іграшок, ложементи — усе, що можна вибрати фрезою. Тиражі вкладаємо на аркуш так, щоб відходів було якнайменше.',
      ],
      processes: 'фрезерування ЧПК; 3D-різьба; розкрій нестингом; шліфування; фарбування',
      materials: 'МДФ; фанера; бук; ясен; акрил',
      equipment:
        'Фрезерний верстат із ЧПК|Rover K 1532; Фрезерний верстат із ЧПК|Артмастер 2112; Шліфувальний верстат|Houfek Bulldog 5',
      moq: ['pcs', 1, 20],
    },
    {
      code: 'wooden-packaging',
      weight: 2,
      nouns: 'ТОВ; ПП; Цех тари; Лісопильний цех',
      uk: 'Виготовляємо піддони, ящики, кабельні барабани та обрешітку для верстатів',
      en: 'We make pallets, crates, cable drums and machinery packaging',
      taglines: ['Піддони й ящики щодня, з термообробкою', 'Дерев’яна тара для експорту з клеймом ISPM 15'],
      details: [
        'Піддони EUR і нестандартні, до {8-20:2} тисяч на місяць. Є власна камера термооброблення, клеймо й реєстраційний номер, тож тара проходить кордон без питань.',
        'Ящики під обладнання рахуємо за вагою і точками строповки, за потреби пакуємо у вас на майданчику: полоззя, обрешітка, вакуумна плівка, індикатори нахилу.',
      ],
      processes: 'розпилювання; збивання; термообробка; маркування; пакування обладнання',
      materials: 'сосна; вільха; OSB; фанера; цвях гвинтовий',
      equipment:
        'Лінія збивання піддонів|Storti Easypal 30; Стрічкова пилорама|Wood-Mizer LT70; Камера термооброблення|HT-60; Багатопил|Raimann KM 310',
      moq: ['pcs', 50, 300],
    },
  ],
}
