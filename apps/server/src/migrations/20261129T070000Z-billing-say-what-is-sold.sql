-- Plans and boosts say exactly what they give. Producers are cards, orders are rows: both are highlighted in colour. Who
-- of more than there are ad slots is shown is drawn anew each day. Texts that an operator wrote stay.
update boosts set name_uk = 'Виділення на 7 днів'
  where id = 'highlight-7' and name_uk = 'Позначка на 7 днів';
update boosts set
  text_uk = 'Виділяє оголошення кольором у списках зі словом «Виділено». Місця у списку не змінює.',
  text_en = 'Highlights the listing in colour in the lists, with the word “Highlighted”. Its place does not change.'
where id = 'highlight-7'
  and text_uk in ('Виділяє запис кольором у списках.', 'Виділяє оголошення кольором у списках.')
  and text_en = 'Gives the listing a coloured mark in the lists.';

update plans set
  text_uk = 'Виділення кольором у списках і щотижневе повернення на початок списку.',
  text_en = 'Highlighted in colour in the lists, and moved back to the top of the list every week.'
where text_uk = 'Кольорова позначка і щотижневе підняття у списку.'
  and text_en = 'A coloured mark and a weekly move back to the top of the list.';
update plans set text_uk = 'Виділення кольором у списках.', text_en = 'Highlighted in colour in the lists.'
where text_uk = 'Кольорова позначка профілю у списках.' and text_en = 'A coloured mark in the lists.';
update plans set
  text_uk = 'Те саме, а ще реклама над списком і на головній. Коли охочих більше, ніж місць, щодня вирішує жереб.',
  text_en = 'All of that, plus ads above the list and on the home page. When more have paid than there are places, a daily draw decides.'
where text_uk = 'Те саме, а ще рекламне місце над списком і показ на головній.'
  and text_en = 'All of that, plus an ad slot above the list and a place on the home page.';

update boosts set
  text_uk = 'Показує оголошення над списком із позначкою «Реклама», до трьох на сторінці. Коли охочих більше, ніж місць, щодня вирішує жереб.',
  text_en = 'Shows the listing above the list, labelled “Ad”, up to three to a page. When more have paid than there are places, a daily draw decides.'
where id = 'top-7'
  and text_uk in ('Показує запис над списком із позначкою «Реклама».', 'Показує оголошення над списком із позначкою «Реклама».')
  and text_en = 'Shows the listing above the list, labelled “Ad”.';
update boosts set
  text_uk = 'Показує оголошення на головній сторінці з позначкою «Реклама»: до трьох замовлень і двох виробників. Коли охочих більше, ніж місць, щодня вирішує жереб.',
  text_en = 'Shows the listing on the home page, labelled “Ad”: up to three orders and two producers. When more have paid than there are places, a daily draw decides.'
where id = 'home-3'
  and text_uk in ('Показує запис на головній сторінці.', 'Показує оголошення на головній сторінці.')
  and text_en = 'Shows the listing on the home page.';
update boosts set
  text_uk = 'Один раз повертає замовлення на початок списку з позначкою «Піднято».',
  text_en = 'Moves the order back to the top of the list once, labelled “Bumped”.'
where id = 'bump' and text_uk = 'Один раз повертає замовлення на початок списку.'
  and text_en = 'Moves the order back to the top of the list, once.';
