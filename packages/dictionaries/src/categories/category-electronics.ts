import { boolField, enumField, numberField } from '../category-fields.ts'
import { DESIGNED, EXPERTISE, OPERATIONS, PRODUCTS, type RootSource } from '../category-types.ts'

export const electronics: RootSource = {
  key: 1200,
  code: 'electronics-pcb',
  icon: 'circuit-board',
  name: { uk: 'Електроніка', en: 'Electronics' },
  orders: { uk: 'Замовлення на виробництво електроніки', en: 'Orders for electronics manufacturing' },
  producers: { uk: 'Виробники електроніки', en: 'Electronics manufacturers' },
  description: {
    uk: 'Друковані плати, монтаж SMD і THT, кабельні збірки, щити керування, освітлення, розробка та тестування.',
    en: 'Printed circuit boards, SMD and THT assembly, cable harnesses, control panels, lighting, design and testing.',
  },
  fields: [boolField('functionalTest', ['Потрібен функціональний тест', 'Functional test needed'])],
  children: [
    {
      key: 1201,
      code: 'pcb-fabrication',
      types: PRODUCTS,
      name: { uk: 'Друковані плати', en: 'PCB fabrication' },
      orders: { uk: 'Замовлення на друковані плати', en: 'Orders for PCB fabrication' },
      producers: { uk: 'Виробники друкованих плат', en: 'PCB manufacturers' },
      description: {
        uk: 'Одно-, дво- та багатошарові плати, алюмінієві й гнучкі, від прототипу до серії.',
        en: 'Single, double and multilayer boards, aluminium and flexible, from prototype to series.',
      },
      fields: [
        enumField(
          'layers',
          ['Кількість шарів', 'Layers'],
          [
            ['1', '1', '1'],
            ['2', '2', '2'],
            ['4', '4', '4'],
            ['6', '6', '6'],
            ['8+', '8 і більше', '8 or more'],
          ],
          { required: true, filter: true },
        ),
        enumField(
          'surface',
          ['Фінішне покриття', 'Surface finish'],
          [
            ['hasl', 'HASL', 'HASL'],
            ['hasl-lf', 'HASL без свинцю', 'Lead-free HASL'],
            ['enig', 'ENIG', 'ENIG'],
            ['osp', 'OSP', 'OSP'],
          ],
        ),
        numberField('boardThickness', ['Товщина плати', 'Board thickness'], ['мм', 'mm']),
      ],
    },
    {
      key: 1202,
      code: 'pcb-assembly',
      types: OPERATIONS,
      name: { uk: 'Монтаж плат', en: 'PCB assembly' },
      orders: { uk: 'Замовлення на монтаж друкованих плат', en: 'Orders for PCB assembly' },
      producers: { uk: 'Послуги монтажу друкованих плат', en: 'PCB assembly services' },
      description: {
        uk: 'Автоматичний SMD-монтаж, ручний і хвильовий THT, оптична інспекція, прошивання, вологозахист.',
        en: 'Automatic SMD placement, hand and wave THT, optical inspection, programming, conformal coating.',
      },
      fields: [
        enumField(
          'mounting',
          ['Вид монтажу', 'Mounting'],
          [
            ['smd', 'SMD', 'SMD'],
            ['tht', 'THT', 'THT'],
            ['mixed', 'Змішаний', 'Mixed'],
          ],
          { required: true, filter: true },
        ),
        enumField(
          'components',
          ['Компоненти', 'Components'],
          [
            ['customer', 'Дає замовник', 'From the customer'],
            ['producer', 'Купує виробник', 'Bought by the producer'],
            ['mixed', 'Частково', 'Partly'],
          ],
        ),
      ],
    },
    {
      key: 1203,
      code: 'cable-harness',
      types: OPERATIONS,
      name: { uk: 'Кабельні збірки й джгути', en: 'Cable harnesses' },
      orders: { uk: 'Замовлення на кабельні збірки й джгути', en: 'Orders for cable harnesses' },
      producers: { uk: 'Виробники кабельних збірок і джгутів', en: 'Cable harness manufacturers' },
      description: {
        uk: 'Різання, зачищення, обтискання, складання джгутів і кабелів із прозвонюванням кожної збірки.',
        en: 'Cutting, stripping, crimping and harness assembly, every harness continuity-tested.',
      },
    },
    {
      key: 1204,
      code: 'control-panels',
      types: DESIGNED,
      name: { uk: 'Електрощити й шафи керування', en: 'Switchboards and control panels' },
      orders: {
        uk: 'Замовлення на електрощити й шафи керування',
        en: 'Orders for switchboards and control panels',
      },
      producers: { uk: 'Виробники електрощитів', en: 'Switchboard and control panel builders' },
      description: {
        uk: 'Розподільні щити, АВР, шафи автоматики, пульти керування за схемою замовника.',
        en: 'Distribution boards, transfer switches, automation cabinets and consoles to the customer’s diagram.',
      },
    },
    {
      key: 1205,
      code: 'led-lighting',
      types: DESIGNED,
      name: { uk: 'Світлодіодне освітлення', en: 'LED lighting' },
      orders: { uk: 'Замовлення на світлодіодні світильники', en: 'Orders for LED lighting' },
      producers: { uk: 'Виробники світлодіодного освітлення', en: 'LED lighting manufacturers' },
      description: {
        uk: 'Промислові, вуличні, фітосвітильники, підсвічування меблів і вітрин, модулі та драйвери.',
        en: 'Industrial, street and grow lights, furniture and display lighting, modules and drivers.',
      },
    },
    {
      key: 1206,
      code: 'coils-transformers',
      types: PRODUCTS,
      name: { uk: 'Трансформатори й котушки', en: 'Transformers and coils' },
      orders: { uk: 'Замовлення на трансформатори й котушки', en: 'Orders for transformers and coils' },
      producers: { uk: 'Виробники трансформаторів і котушок', en: 'Transformer and coil manufacturers' },
      description: {
        uk: 'Намотування силових та імпульсних трансформаторів, дроселів, соленоїдів, обмоток двигунів.',
        en: 'Winding of power and pulse transformers, chokes, solenoids and motor windings.',
      },
    },
    {
      key: 1207,
      code: 'electronics-design',
      types: EXPERTISE,
      name: { uk: 'Розробка електроніки', en: 'Electronics design' },
      orders: { uk: 'Замовлення на розробку електроніки', en: 'Orders for electronics design' },
      producers: { uk: 'Розробники електроніки', en: 'Electronics design houses' },
      description: {
        uk: 'Схемотехніка, трасування плат, прошивка мікроконтролерів, прототипи, підготовка до серії.',
        en: 'Schematics, board layout, firmware, prototypes and preparation for series production.',
      },
    },
  ],
}
