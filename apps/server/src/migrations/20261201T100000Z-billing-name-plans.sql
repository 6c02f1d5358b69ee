-- Orders and producers have the same three plans, so they have the same names. Names that staff have edited stay.
update plans set name_uk = 'Базовий' where name_uk in ('Звичайне', 'Звичайний') and id in ('order-free', 'producer-free');
update plans set name_uk = 'Помітний' where name_uk = 'Помітне' and id = 'order-plus';
update plans set name_uk = 'Топ' where name_uk in ('Перше', 'Перший') and id in ('order-top', 'producer-pro');
update plans set name_en = 'Plus' where name_en = 'Standard' and id = 'producer-standard';
update plans set name_en = 'Top' where name_en = 'Pro' and id = 'producer-pro';
