-- A listing is «оголошення» in every Ukrainian text. What staff have written themselves stays.
update boosts set text_uk = 'Виділяє оголошення кольором у списках.'
  where id = 'highlight-7' and text_uk = 'Виділяє запис кольором у списках.';
update boosts set text_uk = 'Показує оголошення над списком із позначкою «Реклама».'
  where id = 'top-7' and text_uk = 'Показує запис над списком із позначкою «Реклама».';
update boosts set text_uk = 'Показує оголошення на головній сторінці.'
  where id = 'home-3' and text_uk = 'Показує запис на головній сторінці.';
