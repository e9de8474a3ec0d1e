-- expand, outside a transaction: what 0078 added, for the products that are there.
-- Each statement of this file is sent by itself.
call fill_title_heads();
