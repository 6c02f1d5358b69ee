/** The agreement until staff put another into force. Both languages say the same; the Ukrainian text prevails. */
export const FIRST_NDA = {
  uk: `Угода про нерозголошення

Сторони. Цю угоду укладають замовник, який розмістив замовлення, і виробник, від імені якого її приймають. Особа, яка приймає угоду, підтверджує, що має право діяти від імені виробника.

1. Що є таємницею. Таємницею є вміст закритих файлів замовлення та все, що з них можна дізнатися: креслення, моделі, розміри, матеріали, технологія, кількість, призначення виробу. Таємницею є також те, що замовник додатково повідомляє про виріб під час переговорів. Замовник вважає ці відомості своєю комерційною таємницею.

2. Для чого їх можна використати. Лише для того, щоб оцінити замовлення, надіслати пропозицію та, якщо її прийнято, виготовити замовлене. Виробник не виготовляє за цими файлами нічого для себе чи для інших, не подає заявок на патент або промисловий зразок і не використовує файли в рекламі та серед прикладів своїх робіт.

3. Хто може їх бачити. Працівники виробника, яким це потрібно для оцінки або виконання замовлення. Субпідрядникові файли можна передати лише за письмовою згодою замовника і після того, як субпідрядник візьме на себе такі самі обов’язки. За працівників і субпідрядників виробник відповідає як за себе.

4. Як їх берегти. Так само, як власні таємниці, і не гірше, ніж заведено в галузі. Файли не викладають у відкритий доступ, не надсилають у загальні чати й не завантажують у сервіси, які можуть використати їх для себе. Про витік або підозру на витік виробник негайно повідомляє замовника.

5. Що не є таємницею. Відомості, які були або стали загальнодоступними не з вини виробника; які виробник правомірно знав раніше; які законно отримав від третьої особи; які розробив самостійно, не користуючись файлами. Якщо розкрити відомості вимагає закон або суд, виробник розкриває лише необхідне і, якщо це дозволено, наперед попереджає замовника.

6. Строк. Обов’язки діють три роки з дня прийняття угоди, незалежно від того, чи отримав виробник замовлення.

7. Повернення та знищення. На вимогу замовника, а якщо замовлення дістав інший — без вимоги, виробник протягом 14 днів знищує файли та копії або повертає їх. Можна залишити те, що треба зберігати за законом або для доказів; на нього обов’язки поширюються й далі.

8. Права. Угода не передає виробникові жодних прав на креслення, моделі та винаходи і не зобов’язує сторони укладати договір.

9. Відповідальність. Виробник відшкодовує збитки, завдані порушенням угоди. До угоди застосовується право України, спори вирішує суд. Якщо тексти двома мовами різняться, переважає український.

Що доводить прийняття. Сайт зберігає, хто, від імені якого виробника та коли прийняв саме цей текст, а також хто й коли відкривав закриті файли. Це докази угоди та доступу. Жодна угода не може технічно завадити тому, хто бачить файл, скопіювати його, тож відкривайте файли тим, кому довіряєте. Сайт не є стороною угоди.`,
  en: `Non-disclosure agreement

Parties. This agreement is made between the customer who placed the order and the producer in whose name it is accepted. The person who accepts it confirms that they are entitled to act for the producer.

1. What is secret. The content of the closed files of the order and everything that can be learned from them: drawings, models, dimensions, materials, process, quantity, and the purpose of the product. So is anything else that the customer tells about the product during negotiations. The customer regards this information as a trade secret.

2. What it may be used for. Only to assess the order, to send an offer and, if the offer is accepted, to make what was ordered. The producer makes nothing from these files for itself or for others, files no application for a patent or a design, and uses the files neither in advertising nor among examples of its work.

3. Who may see it. Those of the producer’s staff who need it to assess or to carry out the order. Files may be passed to a subcontractor only with the customer’s written consent and after the subcontractor has taken on the same duties. The producer answers for its staff and subcontractors as for itself.

4. How to protect it. As the producer protects its own secrets, and no worse than is usual in the trade. Files are not published, not sent to group chats, and not uploaded to services that may use them for their own purposes. The producer tells the customer at once about a leak or a suspected leak.

5. What is not secret. Information that was or became public through no fault of the producer; that the producer lawfully knew before; that it lawfully received from a third party; or that it developed on its own without the files. If the law or a court requires disclosure, the producer discloses only what is necessary and, where permitted, warns the customer beforehand.

6. Term. The duties last for three years from the day of acceptance, whether or not the producer receives the order.

7. Return and deletion. At the customer’s request, or without one if the order went to somebody else, the producer deletes the files and all copies or returns them within 14 days. What must be kept by law or as evidence may be kept; the duties continue to apply to it.

8. Rights. The agreement transfers no rights to drawings, models or inventions to the producer, and obliges neither party to enter into a contract.

9. Liability. The producer compensates for damage caused by a breach. The agreement is governed by the law of Ukraine, and disputes are settled in court. If the two texts differ, the Ukrainian one prevails.

What acceptance proves. The site stores who accepted exactly this text, in the name of which producer and when, and who opened the closed files and when. This is evidence of the agreement and of access. No agreement can technically keep a person who sees a file from copying it, so open files to those you trust. The site is not a party to the agreement.`,
} as const
