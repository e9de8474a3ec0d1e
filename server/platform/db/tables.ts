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

export type Tables = {
  account: {
    id: Generated<number>;
    kind: string;
    owner: Generated<string>;
    is_guarded: GeneratedAlways<boolean>;
    debits_pending: Generated<number>;
    debits_posted: Generated<number>;
    credits_pending: Generated<number>;
    credits_posted: Generated<number>;
  };
  address: {
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
    for_other: Generated<boolean>;
  };
  agreed_line: {
    order_id: string;
    option_id: number;
    quantity: number;
    price_tenge: number;
    promo_tenge: number;
  };
  alone_day: {
    staff_id: number;
    day: string;
    tenge: number;
  };
  audit: {
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
  bank_comparison: {
    id: Generated<number>;
    from_day: string;
    to_day: string;
    state: string;
    orders: Generated<number>;
    attempts: Generated<number>;
    unanswered: Generated<number>;
    differences: JsonWithDefault;
    staff_id: number | null;
    started_at: Date;
    ended_at: Date | null;
  };
  banner: {
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
  brand: {
    id: Generated<number>;
    title: string;
    description: Text;
    picture_id: string | null;
    position: Generated<number>;
  };
  cart_line: {
    customer_id: number;
    option_id: number;
    product_id: number;
    quantity: number;
    seen_price_tenge: number | null;
    position: number;
  };
  cash_count: {
    id: Generated<number>;
    kind: string;
    expected_tenge: number;
    counted_tenge: number;
    note: Generated<string>;
    staff_id: number;
    at: Date;
  };
  cash_move: {
    id: Generated<number>;
    note: Generated<string>;
    bank: string | null;
    paper: string | null;
    paper_day: string | null;
    staff_id: number;
    at: Date;
  };
  category: {
    id: Generated<number>;
    parent_id: number | null;
    title: Text;
    picture_id: string | null;
    position: Generated<number>;
    is_visible: Generated<boolean>;
  };
  certificate: {
    id: Generated<number>;
    code: string | null;
    issued_tenge: number;
    expires_at: Date | null;
    created_at: Date;
    is_short: Generated<boolean>;
    code_mac: string | null;
    code_sealed: string | null;
    last4: Generated<string>;
    state: Generated<string>;
    paid_by: string | null;
    issued_by: number | null;
    reason: Generated<string>;
    mobile: string | null;
    lang: Generated<string>;
    design: string | null;
    replaces: number | null;
    name: string | null;
    message: string | null;
    send_day: string | null;
    sent_at: Date | null;
  };
  certificate_money: {
    certificate_id: number;
    balance_tenge: number;
    has_lapsed: boolean;
  };
  certificate_sale: {
    order_id: string;
    position: number;
    unit: number;
    face_tenge: number;
    way: string;
    mobile: string | null;
    name: Generated<string>;
    message: Generated<string>;
    giver: Generated<string>;
    send_day: string | null;
    certificate_id: number | null;
    sent_at: Date | null;
    created_at: Date;
    design: string | null;
  };
  certificate_use: {
    order_id: string;
    certificate_id: number;
    position: number;
    tenge: number;
  };
  closed_day: {
    day: string;
    reason: Text;
  };
  courier_device: {
    id: string;
    staff_id: number;
    last_seq: Generated<number>;
    last_hash: Generated<string>;
    offset_ms: number;
    seen_at: Date;
    created_at: Date;
  };
  courier_stop: {
    staff_id: number;
    order_id: string;
    shown_from: Date;
    shown_until: Date | null;
  };
  customer: {
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
    tags: Generated<string[]>;
    blocked_reason: Generated<string>;
  };
  customer_note: {
    id: Generated<number>;
    customer_id: number;
    text: string;
    staff_id: number;
    staff_name: string;
    created_at: Date;
  };
  deed: {
    id: string;
    device_id: string;
    seq: number;
    staff_id: number;
    order_id: string;
    kind: string;
    taken_kind: string | null;
    taken_tenge: number | null;
    reason: string | null;
    round_at: Date;
    device_at: Date;
    done_at: Date;
    server_at: Date;
    offset_ms: number;
    previous_hash: string;
    hash: string;
    verdict: string;
    problem: string | null;
    proof: string | null;
    wrong_codes: number | null;
    photo_hash: string | null;
    photo_skipped: string | null;
    photo_count: number | null;
  };
  deed_further_photo: {
    deed_id: string;
    place: number;
    received: Buffer;
    file_id: string | null;
    at: Date;
  };
  deed_photo: {
    deed_id: string;
    received: Buffer;
    file_id: string | null;
    at: Date;
  };
  delivery_attempt: {
    order_id: string;
    number: number;
    reason: string;
    courier: Generated<string>;
    staff_id: number | null;
    at: Date;
  };
  delivery_setting: {
    id: Generated<number>;
    attempts: number;
    changed_at: Date;
  };
  delivery_slot: {
    id: Generated<number>;
    weekday: number;
    starts: string;
    ends: string;
    capacity: number;
    cutoff_minutes: number;
    zone_ids: string[];
    is_active: Generated<boolean>;
  };
  duty_notice: {
    order_id: string;
    turn: number;
    at: Date;
  };
  duty_setting: {
    id: Generated<number>;
    is_on: boolean;
    phones: string[];
    from_time: string;
    to_time: string;
    lang: string;
    tells_close: Generated<boolean>;
    told_day: string | null;
    low_stock: number;
    changed_at: Date;
  };
  empty_search: {
    folded: string;
    day: string;
    typed: string;
    searches: number;
  };
  export_ticket: {
    id: string;
    staff_id: number;
    wish: Json;
    expires_at: Date;
  };
  feature: {
    name: string;
    is_on: boolean;
    changed_at: Date;
    staff_id: number;
    mode: string | null;
  };
  former_price: {
    option_id: number;
    price_tenge: number;
    until: Date;
  };
  gift_alternative: {
    order_id: string;
    position: number;
    option_id: number;
  };
  gift_bar: {
    recipient_mac: string;
    scope: string;
    giver_mac: Generated<string>;
    at: Date;
  };
  gift_request: {
    order_id: string;
    state: string;
    scope: string;
    latest_day: string | null;
    shows_sender: boolean;
    recipient_mac: string;
    word: string;
    asks: Generated<number>;
    asked_at: Date | null;
    opened_at: Date | null;
    answered_at: Date | null;
    due_at: Date | null;
    is_extended: Generated<boolean>;
    created_at: Date;
    swaps: Generated<number>;
  };
  gift_request_event: {
    id: Generated<number>;
    order_id: string;
    at: Date;
    from_state: string | null;
    to_state: string;
    actor: string;
  };
  gift_thanks: {
    order_id: string;
    text: string;
    at: Date;
    withdrawn_at: Date | null;
    hidden_at: Date | null;
    reported_at: Date | null;
  };
  hand_in: {
    id: Generated<number>;
    courier_id: number | null;
    courier: string;
    expected_tenge: number;
    counted_tenge: number;
    note: Generated<string>;
    staff_id: number | null;
    at: Date;
    courier_counted_tenge: number | null;
    courier_counted_at: Date | null;
    joined: string | null;
  };
  hand_in_count: {
    courier_id: number;
    expected_tenge: number;
    counted_tenge: number;
    at: Date;
  };
  idea: {
    id: Generated<number>;
    title: Text;
    subtitle: Text;
    story: Text;
    picture_id: string | null;
    position: Generated<number>;
    is_visible: Generated<boolean>;
  };
  idea_product: {
    idea_id: number;
    product_id: number;
    position: Generated<number>;
  };
  import_change: {
    import_id: number;
    product_id: number;
    before: Json | null;
    after: Json;
  };
  import_error: {
    id: Generated<number>;
    import_id: number;
    sheet: string;
    row: number;
    col: string;
    value: string;
    problem: string;
  };
  import_heading: {
    heading: string;
    col: string | null;
  };
  import_run: {
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
  kept_answer: {
    caller: string;
    route: string;
    key: string;
    fingerprint: string;
    answer: string | null;
    created_at: Date;
    order_id: string | null;
    expires_at: Generated<Date>;
  };
  key_mark: {
    is_only: Generated<boolean>;
    mark: string;
  };
  known_device: {
    phone: string;
    device_hash: string;
    seen_at: Date;
  };
  ledger_day: {
    day: string;
    transfers: number;
    hash: string;
    previous_hash: string;
    closed_at: Date;
  };
  ledger_line: {
    id: number;
    day: string;
    line: string;
  };
  ledger_sum: {
    day: string;
    kind: string;
    owner: string;
    debits: number;
    credits: number;
  };
  limit_counter: {
    key: string;
    window_start: Date;
    hits: number;
  };
  link: {
    id: string;
    token_hash: string;
    token_sealed: string;
    purpose: string;
    subject_id: string;
    created_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
    opened_at: Date | null;
    pin_failures: Generated<number>;
    asleep_until: Date | null;
  };
  occasion: {
    id: Generated<number>;
    key: string;
    title: Text;
    month: number | null;
    day: number | null;
    position: Generated<number>;
    moves: Generated<boolean>;
  };
  occasion_day: {
    occasion_id: number;
    day: string;
  };
  order_event: {
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
  order_line: {
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
    promo_tenge: Generated<number>;
    swapped_from: Json | null;
  };
  order_photo: {
    id: string;
    order_id: string;
    path: string;
    width: number;
    height: number;
    bytes: number;
    staff_id: number | null;
    created_at: Date;
    deleted_at: Date | null;
  };
  order_money: {
    order_id: string;
    paid_tenge: number;
    refunded_tenge: number;
  };
  order_search: {
    order_id: string;
    created_at: Date;
    recipient: string;
    buyer: Generated<string>;
    goods: Generated<string>;
  };
  otp_challenge: {
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
  payment_attempt: {
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
    created_at: Date;
    updated_at: Date;
  };
  payment_event: {
    id: Generated<number>;
    attempt_id: string;
    at: Date;
    kind: string;
    from_state: string | null;
    to_state: string | null;
    raw: Json | null;
    is_alarm: Generated<boolean>;
  };
  payment_money: {
    order_id: string;
    attempt_id: string;
    open_tenge: number;
    paid_tenge: number;
    back_tenge: number;
    is_kept: boolean;
  };
  peak_day: {
    day: string;
    reason: Text;
    capacity_percent: number;
  };
  person: {
    id: Generated<number>;
    customer_id: number;
    name: string;
    relation: string;
    mobile: Generated<string>;
    likes: Generated<number[]>;
    quiet_until: string | null;
    died: Generated<boolean>;
    created_at: Date;
  };
  person_address: {
    person_id: number;
    position: number;
    place_id: number;
    line1: string;
    line2: Generated<string>;
    landmark: Generated<string>;
  };
  person_date: {
    id: Generated<number>;
    person_id: number;
    kind: string;
    month: number | null;
    day: number | null;
    year: number | null;
    occasion_id: number | null;
    title: Generated<string>;
    leads: Generated<number[]>;
    quiet_until: string | null;
  };
  photo_answer: {
    order_id: string;
    answer: string;
    words: Generated<string>;
    at: Date;
    done_at: Date | null;
  };
  picture: {
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
  place: {
    id: Generated<number>;
    region: string;
    zone_id: string;
    title: Text;
    aliases: Generated<string[]>;
    position: Generated<number>;
    is_active: Generated<boolean>;
  };
  price_plan: {
    id: Generated<number>;
    title: Text;
    percent: number | null;
    product_ids: Generated<number[]>;
    category_ids: Generated<number[]>;
    starts_at: Date;
    ends_at: Date;
    state: Generated<string>;
  };
  price_plan_option: {
    plan_id: number;
    option_id: number;
    price_tenge: number;
    former_price_tenge: number;
    former_old_price_tenge: number | null;
    ended_at: Date | null;
  };
  price_plan_price: {
    plan_id: number;
    option_id: number;
    price_tenge: number;
  };
  private_file: {
    id: string;
    order_id: string;
    kind: string;
    mime: string;
    path: string;
    bytes: number;
    width: number | null;
    height: number | null;
    created_at: Date;
    deleted_at: Date | null;
  };
  product: {
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
    search_body: GeneratedAlways<string | null>;
    care: TextWithDefault;
    kind: string | null;
    lead_days: Generated<number>;
  };
  product_category: {
    product_id: number;
    category_id: number;
  };
  product_occasion: {
    product_id: number;
    occasion_id: number;
  };
  product_option: {
    id: Generated<number>;
    product_id: number;
    title: Text;
    sku: string;
    price_tenge: number;
    old_price_tenge: number | null;
    picture_id: string | null;
    position: Generated<number>;
    archived_at: Date | null;
    cost_tenge: number | null;
    barcode: string | null;
    unit: string | null;
  };
  product_picture: {
    product_id: number;
    picture_id: string;
    position: number;
  };
  product_recipient: {
    product_id: number;
    recipient_id: number;
  };
  product_search: {
    product_id: number;
    title: string;
    body: string;
    heads: Generated<string>;
    spelled: Generated<string>;
  };
  product_shelf: {
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
    lead_days: Generated<number>;
  };
  promo_code: {
    id: Generated<number>;
    code: string;
    title: Text;
    kind: string;
    percent: number | null;
    amount_tenge: number | null;
    minimum_tenge: Generated<number>;
    starts_at: Date | null;
    ends_at: Date | null;
    most_uses: number | null;
    most_per_customer: number | null;
    first_order_only: Generated<boolean>;
    category_ids: Generated<number[]>;
    excludes_reduced: Generated<boolean>;
    is_active: Generated<boolean>;
    most_tenge: number | null;
  };
  promo_use: {
    order_id: string;
    promo_id: number;
    customer_id: number;
    at: Date;
    released_at: Date | null;
  };
  recipient: {
    id: Generated<number>;
    key: string;
    title: Text;
    position: Generated<number>;
  };
  refund: {
    id: string;
    order_id: string;
    way: string;
    attempt_id: string | null;
    amount_tenge: number;
    state: string;
    reason: string;
    note: Generated<string>;
    staff_id: number | null;
    error: string | null;
    next_check_at: Date | null;
    checks: Generated<number>;
    created_at: Date;
    updated_at: Date;
  };
  refund_part: {
    id: Generated<number>;
    order_id: string;
    refund_id: string;
    part: string;
    position: number | null;
    quantity: number;
    tenge: number;
    at: Date;
  };
  reminder: {
    person_date_id: number;
    year: number;
    lead: number;
    day: string;
    due_at: Date;
    state: string;
    at: Date;
    sms_day: string | null;
    order_id: string | null;
    turn: Generated<number>;
  };
  reminder_consent: {
    customer_id: number;
    since: Date;
  };
  reminder_sms: {
    customer_id: number;
    day: string;
    at: Date;
  };
  review: {
    id: Generated<number>;
    product_id: number;
    customer_id: number | null;
    author: string;
    rating: number;
    text: string;
    is_visible: Generated<boolean>;
    created_at: Generated<Date>;
  };
  round_plan: {
    staff_id: number;
    version: number;
    changed_by: number;
    changed_at: Date;
  };
  round_stop: {
    staff_id: number;
    order_id: string;
    day: string | null;
    position: number;
  };
  sale: {
    transfer_id: number;
    position: number;
    day: string;
    order_id: string;
    product_id: number;
    units: number;
    tenge: number;
    promo_tenge: number;
  };
  search_term: {
    id: Generated<number>;
    phrase: string;
    folded: string;
    kind: string;
    recipient_id: number | null;
    occasion_id: number | null;
    category_id: number | null;
    goods: Generated<string>;
  };
  search_word: {
    word: string;
    uses: number;
    tm: string | null;
    ru: string | null;
  };
  session: {
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
  session_old_refresh: {
    refresh_hash: string;
    session_id: string;
  };
  shelf_change: {
    version: number;
    product_id: number;
    is_text: boolean;
  };
  shelf_version: {
    only_row: Generated<boolean>;
    version: Generated<number>;
    log_from: Generated<number>;
  };
  shop_order: {
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
    certificate_tenge: number;
    total_tenge: number;
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
    asked_place: Text | null;
    hold_until: Date | null;
    needs_call: Generated<boolean>;
    courier_id: number | null;
    promo_tenge: Generated<number>;
    promo_code: string | null;
    adds_to: string | null;
    awaits_recipient: Generated<boolean>;
    photo_asked_until: Date | null;
    wrong_codes: number | null;
    proof_missing_at: Date | null;
    source: Generated<string>;
    taken_by: number | null;
  };
  shop_text: {
    key: string;
    value: Json;
    updated_at: Generated<Date>;
  };
  slot_booking: {
    slot_id: number;
    day: string;
    taken: number;
  };
  sms_message: {
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
  staff: {
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
    mobile: string | null;
  };
  staff_device: {
    staff_id: number;
    device_hash: string;
    seen_at: Date;
  };
  staff_link: {
    token_hash: string;
    staff_id: number;
    totp_secret: string;
    expires_at: Date;
    used_at: Date | null;
    created_at: Date;
  };
  staff_recovery_code: {
    code_hash: string;
    staff_id: number;
    used_at: Date | null;
  };
  staff_session: {
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
    kind: Generated<string>;
  };
  stock: {
    option_id: number;
    on_hand: Generated<number>;
    reserved: Generated<number>;
    is_listed: Generated<boolean>;
    product_id: number | null;
  };
  stock_movement: {
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
  taking: {
    id: Generated<number>;
    order_id: string;
    courier: Generated<string>;
    reason: Generated<string>;
    courier_id: number | null;
  };
  taking_money: {
    id: number;
    order_id: string;
    courier: string;
    courier_id: number | null;
    reason: string;
    transfer_id: number;
    at: Date;
    day: string;
    staff_id: number | null;
    kind: string;
    amount_tenge: number;
  };
  transfer: {
    id: Generated<number>;
    debit_id: number;
    credit_id: number;
    amount_tenge: number;
    state: string;
    pending_id: number | null;
    code: string;
    source: string;
    at: Date;
    day: string;
    staff_id: number | null;
  };
  wishlist_item: {
    customer_id: number;
    product_id: number;
    position: number;
  };
  wrap: {
    id: Generated<number>;
    title: Text;
    price_tenge: number;
    picture_id: string | null;
    position: Generated<number>;
    is_active: Generated<boolean>;
  };
  zone: {
    id: string;
    title: Text;
    fee_tenge: number;
    free_from_tenge: number | null;
    minimum_tenge: Generated<number>;
    express_fee_tenge: number | null;
    lead_days: Generated<number>;
    position: Generated<number>;
    express_minutes: Generated<number>;
  };
};
