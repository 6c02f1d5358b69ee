import type { RootText } from './root-text.ts'

export const toolingText: RootText = {
  root: 'tooling',
  kinds: [
    ['manufacturer', 4],
    ['workshop', 7],
    ['engineering', 2],
    ['artisan', 4],
  ],
  artisans: 'tool-repair; casting-patterns',
  engineers: 'moulds; stamping-dies; jigs-fixtures',
  brands:
    'Знімач@moulds; Матриця і пуансон@stamping-dies; Кондуктор@jigs-fixtures; Гостра справа@tool-repair; Інструмент-Лад; Модельна хата@casting-patterns',
  nouns: {
    manufacturer: 'Інструментальний завод; ТОВ; НВП',
    workshop: 'Інструментальний цех; Інструментальна дільниця; ТОВ',
    engineering: 'КБ; Інженерне бюро',
    artisan: 'Майстерня; Заточувальна майстерня',
  },
  nounEn: 'Tooling',
  ask: { uk: 'креслення, модель або зразок виробу', en: 'a drawing, a model or a sample product' },
  lead: [10, 60],
  taglines: [
    'Оснастка, яка працює з першого пуску @moulds; stamping-dies; jigs-fixtures',
    'Інструмент і оснащення за кресленнями',
    'Проєктуємо й виготовляємо оснастку {cityIn} @not tool-repair; cutting-tools',
  ],
  work: [
    'Починаємо з вашої деталі й тиражу: від них залежить сталь, кількість гнізд і ціна. Подаємо два варіанти, дешевший і довговічніший. @not tool-repair',
    'Проєкт узгоджуємо у 3D, з розкладкою та перевіркою ходу. На складні місця показуємо анімацію роботи. @moulds; stamping-dies; jigs-fixtures; casting-patterns',
    'Сталь — із сертифікатом, термооброблення — із записом твердості, відповідальні вставки — запасні. @not tool-repair; casting-patterns',
    'Перший пуск проводимо у себе або на вашій машині, доводимо до придатної деталі й підписуємо акт. @moulds; stamping-dies; jigs-fixtures',
    'Інструмент приймаємо з описом: чим різали, що сталося, що треба отримати. Якщо ремонт не окупиться, кажемо про це одразу й пояснюємо чому. @tool-repair',
  ],
  large: [
    'Парк — {15-30:5} верстатів: п’ять осей, дротова та прошивна ерозія, координатне шліфування. Ведемо до {8-16:2} проєктів одночасно. @not tool-repair; casting-patterns',
    'Обслуговуємо оснастку на складі замовника за графіком: чищення, мастило, заміна знімачів до того, як зламаються. @moulds; stamping-dies',
  ],
  small: [
    'Слюсарі-інструментальники із двадцятирічним стажем, тому приймаємо і те, що «вже ніхто не береться». @not cutting-tools',
    'Ми невеликі, тож називаємо той строк, якого дотримуємося. Краще сказати «шість тижнів», ніж обіцяти чотири.',
  ],
  quality: [
    'Розміри формотвірних міряємо на координатній машині, протокол додаємо до паспорта оснастки. @moulds; stamping-dies; casting-patterns',
    'Гарантія — за кількістю циклів. Ремонт у гарантійний строк починаємо протягом доби. @moulds; stamping-dies',
    'Кожну позицію міряємо до й після, різницю бачите в листку приймання. @tool-repair; cutting-tools; jigs-fixtures',
  ],
  en: {
    taglines: [
      'Tooling that works from the first run @not tool-repair; cutting-tools',
      'Moulds, dies and fixtures to drawing @not tool-repair; cutting-tools; casting-patterns',
      'Tools made, sharpened and brought back to size',
    ],
    work: [
      'We start with your part and volume, offer a cheaper and a longer-lasting option, and agree the 3D design before steel is cut. @not tool-repair',
      'The first trial runs on our press or yours until the part is right, and ends with a signed report. @moulds; stamping-dies; jigs-fixtures',
      'Tools are received with a note of what they cut and what went wrong; if a repair will not pay, we say so. @tool-repair',
    ],
    quality: [
      'Forming surfaces are measured on a CMM and the report joins the tool’s passport. @moulds; stamping-dies',
      'The guarantee is given in cycles; warranty repairs start within a day. @moulds; stamping-dies',
      'Each item is measured before and after. @tool-repair; cutting-tools; jigs-fixtures; casting-patterns',
    ],
    processes: 'tool design; CNC milling; wire EDM; grinding; try-out',
    materials: 'tool steel 1.2343; 1.2738; carbide; copper electrodes',
  },
  certificates: [
    'ДСТУ ISO 9001:2015|UA.QMS.#####-##',
    'Свідоцтво про повірку координатної машини|№ П-##-####',
  ],
  leaves: [
    {
      code: 'moulds',
      weight: 3,
      uk: 'Проєктуємо й виготовляємо пресформи для пластмас, гуми та силікону',
      en: 'We design and build moulds for plastics, rubber and silicone',
      taglines: ['Пресформи з гарантією циклів', 'Пресформа під ключ: проєкт, сталь, проби'],
      details: [
        'Від одногніздної до 32-гніздної, гарячі канали, рухомі вставки. Маса — до {1500-3500:500} кг.',
        'Аналізуємо пролив, охолодження та усадку до різання сталі, тому правок після першої проби одна-дві.',
      ],
      processes: 'проєктування; п’ятиосьове фрезерування; електроерозія; полірування; пробний пуск',
      materials: '1.2738; 1.2343; 1.2085; мідь М1',
      equipment:
        'Обробний центр|Röders RXP601; Прошивний верстат|Exeron 316; Координатна машина|Wenzel XO87; Прес доводки|Millutensil MIL 143',
      moq: ['pcs', 1, 1],
    },
    {
      code: 'stamping-dies',
      weight: 2,
      uk: 'Виготовляємо вирубні, витяжні та послідовні штампи',
      en: 'We make blanking, drawing and progressive dies',
      taglines: ['Штампи, що дають деталь без задирки', 'Послідовні штампи від розкладки до серії'],
      details: [
        'Послідовні штампи до 12 переходів, крок тримаємо 0,01 мм. Пуансони — порошкова сталь або твердий сплав.',
        'Ремонтуємо чужі: підбираємо зазор, перешліфовуємо, міняємо напрямні.',
      ],
      processes: 'проєктування; дротове різання; шліфування; термообробка; налагодження',
      materials: 'Х12МФ; Vanadis 4E; ВК15; 1.2379',
      equipment:
        'Дротовий верстат|AgieCharmilles Cut E 600; Плоскошліфувальний верстат|Okamoto ACC-64; Прес налагоджувальний|КД2326',
      moq: ['pcs', 1, 1],
    },
    {
      code: 'jigs-fixtures',
      weight: 2,
      uk: 'Виготовляємо кондуктори, затискачі, зварювальні й контрольні пристрої',
      en: 'We make drill jigs, clamps, welding and gauging fixtures',
      taglines: ['Пристрої, що скорочують налагодження', 'Кондуктори, калібри, зварювальні стенди'],
      details: [
        'Дивимося на операцію у вас, рахуємо секунди, пропонуємо пристрій, що окупиться. Часто вистачає двох упорів і швидкого затискача.',
        'Калібри та шаблони виготовляємо з протоколом і щорічно перевіряємо.',
      ],
      processes: 'проєктування; фрезерування; координатне розточування; складання; атестація',
      materials: 'сталь 45; 40Х; алюміній Д16Т; поліуретан',
      equipment:
        'Обробний центр|Haas VF-2; Координатно-розточувальний верстат|2Е450; Вимірювальна рука|Faro Quantum',
      moq: ['pcs', 1, 3],
    },
    {
      code: 'cutting-tools',
      uk: 'Виготовляємо спеціальні фрези, свердла, розгортки та ножі',
      en: 'We make special end mills, drills, reamers and knives',
      taglines: ['Спеціальний інструмент за кресленням', 'Твердосплавні фрези під вашу деталь'],
      details: [
        'Комбінований інструмент замінює три переходи одним. Твердий сплав, покриття TiAlN, DLC, баланс G2,5.',
        'Дереворізальний інструмент: профільні фрези, ножі для стругання за шаблоном.',
      ],
      processes: 'шліфування інструменту; паяння пластин; нанесення покриття; балансування',
      materials: 'K40UF; Р6М5К5; ВК6; пластини PCD',
      equipment:
        'Шліфувальний центр|Walter Helitronic; Вимірювач інструменту|Zoller Smile; Установка паяння|ЕЛСІТ-25',
      moq: ['pcs', 1, 10],
    },
    {
      code: 'casting-patterns',
      uk: 'Виготовляємо ливарні моделі, стрижневі ящики та модельні плити',
      en: 'We make casting patterns, core boxes and pattern plates',
      taglines: ['Ливарні моделі з дерева, пластику, алюмінію', 'Модельне оснащення за кресленням виливка'],
      details: [
        'Усадку й ухили закладаємо під ваш сплав, тип формування враховуємо. Модельна плита витримує до {500-2000:500} знімань.',
        'Великі моделі збираємо на шип, шпаклюємо, фарбуємо за правилами: стрижневі знаки — чорні.',
      ],
      processes: 'проєктування; фрезерування; склеювання; оздоблення; контроль',
      materials: 'модельна плита; вільха; алюміній; епоксидна смола',
      equipment:
        'Фрезерний верстат|Zimmermann FZ30; Стрічкова пила|Centauro CO 600; Вимірювальна рука|Romer 7525',
      moq: ['pcs', 1, 1],
    },
    {
      code: 'tool-repair',
      weight: 2,
      uk: 'Заточуємо, відновлюємо й ремонтуємо інструмент, штампи та пресформи',
      en: 'We sharpen, restore and repair tools, dies and moulds',
      taglines: ['Заточування й ремонт за день', 'Друге життя вашому інструменту'],
      details: [
        'Фрези, свердла, пили дискові та стрічкові, ножі гільйотин завдовжки до 4 метрів. Геометрію відновлюємо за каталогом виробника.',
        'Пресформи зварюємо лазером, поліруємо, міняємо знімачі; беремо терміново, у вихідні теж.',
      ],
      processes: 'заточування; лазерне наплавлення; шліфування; полірування; балансування',
      materials: 'HSS; твердий сплав; Х12МФ; дріт для наплавлення',
      equipment:
        'Заточувальний верстат|Vollmer CHX 840; Лазерний зварювальний верстат|Alpha AL 200; Шліфувальний верстат ножів|Göckel G50',
      moq: ['pcs', 1, 10],
    },
  ],
}
