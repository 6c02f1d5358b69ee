/** One message of a demo conversation. */
export type TalkText = {
  readonly from: 'customer' | 'producer'
  readonly text: string
  /** Minutes since the message before. */
  readonly after: number
}

/** Conversations of customers and producers. They fit any goods. */
export const TALKS: readonly (readonly TalkText[])[] = [
  [
    { from: 'customer', text: 'Добрий день! Чи можна спершу замовити один зразок?', after: 0 },
    {
      from: 'producer',
      text: 'Вітаю! Так, зробимо за тиждень. Вартість зразка зарахуємо в партію.',
      after: 47,
    },
    { from: 'customer', text: 'Чудово. Матеріал покажете на фото чи надішлете шматок?', after: 12 },
    { from: 'producer', text: 'Надішлемо зразки трьох варіантів поштою, виберете на місці.', after: 95 },
    { from: 'customer', text: 'Домовилися. Адреса та сама, що в замовленні.', after: 8 },
  ],
  [
    { from: 'customer', text: 'Вітаю! Чи візьметеся за меншу першу партію, скажімо, третину?', after: 0 },
    { from: 'producer', text: 'Добрий день. Візьмемося, але ціна буде як за меншу кількість.', after: 130 },
    { from: 'customer', text: 'Зрозуміло. Тоді надішліть, будь ласка, оновлену пропозицію.', after: 22 },
    { from: 'producer', text: 'Оновлю сьогодні до вечора.', after: 18 },
  ],
  [
    {
      from: 'producer',
      text: 'Добрий день! Маємо запитання: чи є креслення або готовий виріб для взірця?',
      after: 0,
    },
    { from: 'customer', text: 'Є готовий виріб, можемо передати кур’єром.', after: 64 },
    {
      from: 'producer',
      text: 'Цього достатньо, знімемо розміри самі. Повернемо разом із першою партією.',
      after: 31,
    },
  ],
]

/** Questions about an order with the answer of the customer. The last one waits. */
export const QUESTIONS: readonly { readonly text: string; readonly answer: string | null }[] = [
  {
    text: 'Чи можна відвантажувати партію частинами?',
    answer: 'Так, двома частинами: першу половину — не пізніше ніж за два тижні після початку.',
  },
  {
    text: 'Чи погоджуєте зразок перед запуском?',
    answer: 'Так. Один зразок, відповідь даємо протягом трьох робочих днів.',
  },
  { text: 'Хто оплачує доставку зразка?', answer: null },
]
