-- Which version of the terms somebody who had agreed to another one was told of, once.
alter table users add column terms_told text;
