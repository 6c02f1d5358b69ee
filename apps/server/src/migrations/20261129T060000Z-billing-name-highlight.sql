-- Plans and boosts say what they give as the pages do: a coloured row, labelled in words. Texts that an operator wrote stay.
update plans set
  text_uk = 'Виділення рядка кольором і щотижневе підняття у списку.',
  text_en = 'A coloured row and a weekly move back to the top of the list.'
where text_uk = 'Кольорова позначка і щотижневе підняття у списку.'
  and text_en = 'A coloured mark and a weekly move back to the top of the list.';

update plans set text_uk = 'Виділення кольором у списках.', text_en = 'A coloured row in the lists.'
where text_uk = 'Кольорова позначка профілю у списках.' and text_en = 'A coloured mark in the lists.';

update boosts set
  name_uk = 'Виділення на 7 днів',
  text_uk = 'Виділяє рядок кольором у списках із позначкою «Виділено».',
  text_en = 'Gives the row a colour in the lists, labelled “Highlighted”.'
where name_uk = 'Позначка на 7 днів' and text_uk = 'Виділяє запис кольором у списках.'
  and text_en = 'Gives the listing a coloured mark in the lists.';

update boosts set
  text_uk = 'Один раз повертає замовлення на початок списку з позначкою «Піднято».',
  text_en = 'Moves the order back to the top of the list once, labelled “Bumped”.'
where text_uk = 'Один раз повертає замовлення на початок списку.'
  and text_en = 'Moves the order back to the top of the list, once.';
