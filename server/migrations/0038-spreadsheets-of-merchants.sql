-- expand, outside a transaction: a spreadsheet may write a SKU in any case, and keeps the headings of the merchant's own program.
-- Each statement of this file is sent by itself.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create index concurrently if not exists product_option_sku_folded on product_option (translate(sku,
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÇŇÖŞÜÝŽАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
  'abcdefghijklmnopqrstuvwxyzäçňöşüýžабвгдеёжзийклмнопрстуфхцчшщъыьэюя'));
-- What a heading means, folded as domain/spreadsheet.ts does; without a meaning the column is left out.
create table if not exists import_heading (
  heading text primary key,
  col text
);
