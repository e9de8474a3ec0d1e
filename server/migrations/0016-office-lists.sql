-- Lists of the back office in a large shop: who shows a picture, whose products a brand has, what has one language only.
create index product_picture_shown on product_picture (picture_id);
create index product_option_picture on product_option (picture_id) where picture_id is not null;
create index order_line_picture on order_line (picture_id) where picture_id is not null;
create index customer_avatar on customer (avatar_id) where avatar_id is not null;
create index product_brand on product (brand_id) where brand_id is not null;
create index product_in_one_language on product (id) where title->>'ru' = '' or title->>'tm' = ''
  or ((description->>'ru') = '') <> ((description->>'tm') = '');
