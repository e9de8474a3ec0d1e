// Written by `npm run shop -- tables` from the migrated schema; a test compares it with a fresh one.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type LocalText = { tm: string; ru: string };
/** JSON as the driver gives it; written as a string (`JSON.stringify`). Each repo knows its own shape. */
// biome-ignore lint/suspicious/noExplicitAny: the shape belongs to the slice that owns the table
export type Json = ColumnType<any, string, string>;
/** The same where the table has a value of its own. */
// biome-ignore lint/suspicious/noExplicitAny: the shape belongs to the slice that owns the table
export type JsonWithDefault = ColumnType<any, string | undefined, string>;
type Text = ColumnType<LocalText, LocalText, LocalText>;
type TextWithDefault = ColumnType<LocalText, LocalText | undefined, LocalText>;

export type AddressTable = {
  id: Generated<number>;
  customer_id: number;
  label: Generated<string>;
  fullname: string;
  mobile: string;
  place_id: number;
  line1: string;
  line2: Generated<string>;
  landmark: Generated<string>;
  is_default: Generated<boolean>;
  created_at: Date;
};

export type AuditTable = {
  id: Generated<number>;
  at: Date;
  staff_id: number | null;
  staff_name: string;
  action: string;
  subject: Generated<string>;
  subject_id: Generated<string>;
  before: Json | null;
  after: Json | null;
  ip: Generated<string>;
  request_id: Generated<string>;
  previous_hash: string;
  hash: string;
  link: Generated<number>;
};

export type BannerTable = {
  id: Generated<number>;
  title: Text;
  subtitle: Text;
  picture_id: string | null;
  link: string;
  is_main: Generated<boolean>;
  position: Generated<number>;
  starts_at: Date | null;
  ends_at: Date | null;
  is_active: Generated<boolean>;
};

export type BrandTable = {
  id: Generated<number>;
  title: string;
  description: Text;
  picture_id: string | null;
  position: Generated<number>;
};

export type CartLineTable = {
  customer_id: number;
  option_id: number;
  product_id: number;
  quantity: number;
  seen_price_tenge: number | null;
  position: number;
};

export type CategoryTable = {
  id: Generated<number>;
  parent_id: number | null;
  title: Text;
  picture_id: string | null;
  position: Generated<number>;
  is_visible: Generated<boolean>;
};

export type CertificateTable = {
  id: Generated<number>;
  code: string;
  balance_tenge: number;
  issued_tenge: number;
  expires_at: Date | null;
  created_at: Date;
  is_short: Generated<boolean>;
};

export type ClosedDayTable = {
  day: string;
  reason: Text;
};

export type CustomerTable = {
  id: Generated<number>;
  phone: string;
  name: Generated<string>;
  surname: Generated<string>;
  email: Generated<string>;
  birth_date: string | null;
  gender: string | null;
  avatar_id: string | null;
  lang: Generated<string>;
  blocked_at: Date | null;
  erased_at: Date | null;
  failures: Generated<number>;
  failed_at: Date | null;
  created_at: Date;
  search_name: GeneratedAlways<string | null>;
};

export type DeliverySlotTable = {
  id: Generated<number>;
  weekday: number;
  starts: string;
  ends: string;
  capacity: number;
  cutoff_minutes: number;
  zone_ids: string[];
  is_active: Generated<boolean>;
};

export type ExportTicketTable = {
  id: string;
  staff_id: number;
  wish: Json;
  expires_at: Date;
};

export type IdeaTable = {
  id: Generated<number>;
  title: Text;
  subtitle: Text;
  story: Text;
  picture_id: string | null;
  position: Generated<number>;
  is_visible: Generated<boolean>;
};

export type IdeaProductTable = {
  idea_id: number;
  product_id: number;
  position: Generated<number>;
};

export type IdempotencyKeyTable = {
  customer_id: number;
  key: string;
  fingerprint: string;
  order_id: string | null;
  answer: string | null;
  created_at: Date;
};

export type ImportChangeTable = {
  import_id: number;
  product_id: number;
  before: Json | null;
  after: Json;
};

export type ImportErrorTable = {
  id: Generated<number>;
  import_id: number;
  sheet: string;
  row: number;
  col: string;
  value: string;
  problem: string;
};

export type ImportRunTable = {
  id: Generated<number>;
  name: string;
  state: string;
  staff_id: number | null;
  staff_name: string;
  sheet_bytes: Generated<number>;
  pictures_bytes: Generated<number>;
  parts: JsonWithDefault;
  rows_done: Generated<number>;
  rows_total: Generated<number>;
  summary: JsonWithDefault;
  failure: Json | null;
  created_at: Date;
  updated_at: Date;
};

export type KeptAnswerTable = {
  caller: string;
  route: string;
  key: string;
  fingerprint: string;
  answer: string | null;
  created_at: Date;
  order_id: string | null;
  expires_at: Generated<Date>;
};

export type KnownDeviceTable = {
  phone: string;
  device_hash: string;
  seen_at: Date;
};

export type LimitCounterTable = {
  key: string;
  window_start: Date;
  hits: number;
};

export type OccasionTable = {
  id: Generated<number>;
  key: string;
  title: Text;
  month: number | null;
  day: number | null;
  position: Generated<number>;
};

export type OrderEventTable = {
  id: Generated<number>;
  order_id: string;
  at: Date;
  event: string;
  actor: string;
  staff_id: number | null;
  from_status: string | null;
  to_status: string | null;
  from_payment: string | null;
  to_payment: string | null;
  note: Generated<string>;
  is_public: Generated<boolean>;
};

export type OrderLineTable = {
  order_id: string;
  position: number;
  product_id: number;
  option_id: number;
  title: Text;
  option_title: Text;
  picture_id: string | null;
  sku: string;
  quantity: number;
  price_tenge: number;
  total_tenge: number;
  created_at: Date;
};

export type OrderSearchTable = {
  order_id: string;
  created_at: Date;
  recipient: string;
  buyer: Generated<string>;
};

export type OtpChallengeTable = {
  id: string;
  phone: string;
  device_id: Generated<string>;
  code_hash: string;
  expires_at: Date;
  attempts: Generated<number>;
  used_at: Date | null;
  ended_at: Date | null;
  created_at: Date;
};

export type PaymentAttemptTable = {
  id: string;
  order_id: string;
  number: number;
  bank: string;
  order_number: string;
  bank_order_id: string | null;
  amount_tenge: number;
  currency: Generated<string>;
  state: string;
  form_url: string | null;
  session_ends_at: Date;
  next_check_at: Date | null;
  last_asked_at: Date | null;
  checks: Generated<number>;
  silences: Generated<number>;
  last_status: number | null;
  last_action_code: number | null;
  paid_at: Date | null;
  is_kept: Generated<boolean>;
  claimed_tenge: Generated<number>;
  created_at: Date;
  updated_at: Date;
};

export type PaymentEventTable = {
  id: Generated<number>;
  attempt_id: string;
  at: Date;
  kind: string;
  from_state: string | null;
  to_state: string | null;
  raw: Json | null;
  is_alarm: Generated<boolean>;
};

export type PeakDayTable = {
  day: string;
  reason: Text;
  capacity_percent: number;
};

export type PictureTable = {
  id: string;
  width: number;
  height: number;
  placeholder: string;
  alt: Text;
  renditions: Json;
  created_at: Generated<Date>;
  form: Generated<string>;
  focus_x: Generated<number>;
  focus_y: Generated<number>;
  is_shown: Generated<boolean>;
  is_face: Generated<boolean>;
};

export type PlaceTable = {
  id: Generated<number>;
  region: string;
  zone_id: string;
  title: Text;
  aliases: Generated<string[]>;
  position: Generated<number>;
  is_active: Generated<boolean>;
};

export type ProductTable = {
  id: Generated<number>;
  brand_id: number | null;
  category_id: number;
  title: Text;
  description: Text;
  attributes: JsonWithDefault;
  status: Generated<string>;
  price_tenge: number;
  old_price_tenge: number | null;
  popularity: Generated<number>;
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
  published_at: Date;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  search_extra: Generated<string>;
  search_title: GeneratedAlways<string | null>;
  search_head: GeneratedAlways<string | null>;
  search_body: GeneratedAlways<string | null>;
  care: TextWithDefault;
};

export type ProductCategoryTable = {
  product_id: number;
  category_id: number;
};

export type ProductOccasionTable = {
  product_id: number;
  occasion_id: number;
};

export type ProductOptionTable = {
  id: Generated<number>;
  product_id: number;
  title: Text;
  sku: string;
  price_tenge: number;
  old_price_tenge: number | null;
  picture_id: string | null;
  position: Generated<number>;
  archived_at: Date | null;
};

export type ProductPictureTable = {
  product_id: number;
  picture_id: string;
  position: number;
};

export type ProductRecipientTable = {
  product_id: number;
  recipient_id: number;
};

export type ProductSearchTable = {
  product_id: number;
  title: string;
  body: string;
};

export type ProductShelfTable = {
  product_id: number;
  brand_id: number | null;
  category_ids: number[];
  occasion_ids: number[];
  recipient_ids: number[];
  idea_ids: number[];
  price_tenge: number;
  is_discounted: boolean;
  in_stock: boolean;
  popularity: number;
  published_at: Date;
};

export type RecipientTable = {
  id: Generated<number>;
  key: string;
  title: Text;
  position: Generated<number>;
};

export type RefundTable = {
  id: string;
  order_id: string;
  attempt_id: string;
  amount_tenge: number;
  state: string;
  reason: string;
  staff_id: number | null;
  error: string | null;
  next_check_at: Date | null;
  checks: Generated<number>;
  created_at: Date;
  updated_at: Date;
};

export type RefundedLineTable = {
  id: Generated<number>;
  order_id: string;
  position: number;
  quantity: number;
  refund_id: string;
  at: Date;
};

export type ReviewTable = {
  id: Generated<number>;
  product_id: number;
  customer_id: number | null;
  author: string;
  rating: number;
  text: string;
  is_visible: Generated<boolean>;
  created_at: Generated<Date>;
};

export type SearchBlockTable = {
  block: number;
  built_version: number;
};

export type SearchPostingTable = {
  word: string;
  in_title: boolean;
  block: number;
  products: Buffer;
};

export type SearchWordTable = {
  word: string;
  uses: number;
  tm: string | null;
  ru: string | null;
};

export type SessionTable = {
  id: string;
  customer_id: number;
  access_hash: string;
  access_expires_at: Date;
  refresh_hash: string;
  previous_refresh_hash: string | null;
  previous_access_hash: string | null;
  rotated_at: Date;
  device: Generated<string>;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
};

export type SessionOldRefreshTable = {
  refresh_hash: string;
  session_id: string;
};

export type ShelfChangeTable = {
  version: number;
  product_id: number;
  is_text: boolean;
};

export type ShelfVersionTable = {
  only_row: Generated<boolean>;
  version: Generated<number>;
  log_from: Generated<number>;
  built: Generated<number>;
};

export type ShopOrderTable = {
  id: string;
  number: Generated<number>;
  customer_id: number;
  status: string;
  payment_status: string;
  payment: string;
  bank: string | null;
  goods_tenge: number;
  wrap_tenge: number;
  delivery_tenge: number;
  discount_tenge: number;
  total_tenge: number;
  paid_tenge: Generated<number>;
  refunded_tenge: Generated<number>;
  certificate_id: number | null;
  stock_state: string;
  expires_at: Date | null;
  delivery_method: string;
  delivery_day: string | null;
  delivery_from: string | null;
  delivery_to: string | null;
  slot_id: number | null;
  zone_id: string | null;
  recipient_asks: Generated<boolean>;
  address: Json | null;
  gift: Json | null;
  comment: Generated<string>;
  lang: Generated<string>;
  created_at: Date;
  updated_at: Date;
  courier: Generated<string>;
  status_since: Date | null;
  promise_lost_at: Date | null;
};

export type ShopTextTable = {
  key: string;
  value: Json;
  updated_at: Generated<Date>;
};

export type SlotBookingTable = {
  slot_id: number;
  day: string;
  taken: number;
};

export type SmsMessageTable = {
  id: string;
  phone: string;
  kind: string;
  order_id: string | null;
  parts: number;
  state: string;
  provider_id: string | null;
  error: string | null;
  created_at: Date;
  updated_at: Date;
};

export type StaffTable = {
  id: Generated<number>;
  login: string;
  name: string;
  role: string;
  password_hash: string | null;
  totp_secret: string | null;
  totp_last_step: Generated<number>;
  lang: Generated<string>;
  blocked_at: Date | null;
  created_at: Date;
};

export type StaffDeviceTable = {
  staff_id: number;
  device_hash: string;
  seen_at: Date;
};

export type StaffLinkTable = {
  token_hash: string;
  staff_id: number;
  totp_secret: string;
  expires_at: Date;
  used_at: Date | null;
  created_at: Date;
};

export type StaffRecoveryCodeTable = {
  code_hash: string;
  staff_id: number;
  used_at: Date | null;
};

export type StaffSessionTable = {
  id: string;
  staff_id: number;
  token_hash: string;
  device: Generated<string>;
  ip: Generated<string>;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  confirmed_until: Date | null;
  revoked_at: Date | null;
};

export type StockTable = {
  option_id: number;
  on_hand: Generated<number>;
  reserved: Generated<number>;
  is_listed: Generated<boolean>;
  product_id: number | null;
};

export type StockMovementTable = {
  id: Generated<number>;
  option_id: number;
  kind: string;
  on_hand_delta: number;
  reserved_delta: number;
  order_id: string | null;
  reason: Generated<string>;
  staff_id: number | null;
  at: Date;
};

export type TakingTable = {
  id: Generated<number>;
  order_id: string;
  kind: string;
  amount_tenge: number;
  courier: Generated<string>;
  reason: Generated<string>;
  staff_id: number | null;
  at: Date;
};

export type WishlistItemTable = {
  customer_id: number;
  product_id: number;
  position: number;
};

export type WrapTable = {
  id: Generated<number>;
  title: Text;
  price_tenge: number;
  picture_id: string | null;
  position: Generated<number>;
  is_active: Generated<boolean>;
};

export type ZoneTable = {
  id: string;
  title: Text;
  fee_tenge: number;
  free_from_tenge: number | null;
  minimum_tenge: Generated<number>;
  express_fee_tenge: number | null;
  lead_days: Generated<number>;
  position: Generated<number>;
};

export type Tables = {
  address: AddressTable;
  audit: AuditTable;
  banner: BannerTable;
  brand: BrandTable;
  cart_line: CartLineTable;
  category: CategoryTable;
  certificate: CertificateTable;
  closed_day: ClosedDayTable;
  customer: CustomerTable;
  delivery_slot: DeliverySlotTable;
  export_ticket: ExportTicketTable;
  idea: IdeaTable;
  idea_product: IdeaProductTable;
  idempotency_key: IdempotencyKeyTable;
  import_change: ImportChangeTable;
  import_error: ImportErrorTable;
  import_run: ImportRunTable;
  kept_answer: KeptAnswerTable;
  known_device: KnownDeviceTable;
  limit_counter: LimitCounterTable;
  occasion: OccasionTable;
  order_event: OrderEventTable;
  order_line: OrderLineTable;
  order_search: OrderSearchTable;
  otp_challenge: OtpChallengeTable;
  payment_attempt: PaymentAttemptTable;
  payment_event: PaymentEventTable;
  peak_day: PeakDayTable;
  picture: PictureTable;
  place: PlaceTable;
  product: ProductTable;
  product_category: ProductCategoryTable;
  product_occasion: ProductOccasionTable;
  product_option: ProductOptionTable;
  product_picture: ProductPictureTable;
  product_recipient: ProductRecipientTable;
  product_search: ProductSearchTable;
  product_shelf: ProductShelfTable;
  recipient: RecipientTable;
  refund: RefundTable;
  refunded_line: RefundedLineTable;
  review: ReviewTable;
  search_block: SearchBlockTable;
  search_posting: SearchPostingTable;
  search_word: SearchWordTable;
  session: SessionTable;
  session_old_refresh: SessionOldRefreshTable;
  shelf_change: ShelfChangeTable;
  shelf_version: ShelfVersionTable;
  shop_order: ShopOrderTable;
  shop_text: ShopTextTable;
  slot_booking: SlotBookingTable;
  sms_message: SmsMessageTable;
  staff: StaffTable;
  staff_device: StaffDeviceTable;
  staff_link: StaffLinkTable;
  staff_recovery_code: StaffRecoveryCodeTable;
  staff_session: StaffSessionTable;
  stock: StockTable;
  stock_movement: StockMovementTable;
  taking: TakingTable;
  wishlist_item: WishlistItemTable;
  wrap: WrapTable;
  zone: ZoneTable;
};
