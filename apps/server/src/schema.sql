-- The schema of the database after all migrations, printed from its catalog by `npm run schema`. Do not edit: the
-- migrations make the schema, and a test compares this file with a fresh database. It is for reading: tables stand in
-- the order of their names, so that it does not run from top to bottom.


-- Types and sequences

CREATE TYPE order_status AS ENUM ('draft', 'pending', 'published', 'paused', 'awarded', 'completed', 'cancelled', 'rejected', 'blocked', 'archived');
CREATE TYPE order_type AS ENUM ('production', 'tolling', 'prototype', 'supply', 'services', 'engineering');
CREATE TYPE producer_status AS ENUM ('draft', 'pending', 'published', 'paused', 'rejected', 'blocked', 'archived');
CREATE SEQUENCE category_ids AS smallint START 20000 INCREMENT 1 MAXVALUE 32767;
CREATE SEQUENCE deal_numbers AS bigint START 1 INCREMENT 1 MAXVALUE 9223372036854775807;
CREATE SEQUENCE offer_numbers AS bigint START 1 INCREMENT 1 MAXVALUE 9223372036854775807;


-- Table answer_codes

CREATE TABLE answer_codes (
  code_hash bytea NOT NULL,
  conversation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  sent smallint NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT answer_codes_pkey PRIMARY KEY (code_hash),
  CONSTRAINT answer_codes_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  CONSTRAINT answer_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT answer_codes_code_hash_check CHECK ((octet_length(code_hash) = 32)),
  CONSTRAINT answer_codes_sent_check CHECK (((sent >= 0) AND (sent <= 10)))
);

CREATE INDEX answer_codes_created ON public.answer_codes USING btree (created_at);
CREATE INDEX answer_codes_of_conversation ON public.answer_codes USING btree (conversation_id);
CREATE INDEX answer_codes_of_user ON public.answer_codes USING btree (user_id);


-- Table attempts

CREATE TABLE attempts (
  id uuid NOT NULL,
  transaction_id uuid NOT NULL,
  kind text NOT NULL,
  provider text NOT NULL,
  reference text NOT NULL,
  provider_ref text,
  amount_minor bigint NOT NULL,
  is_live boolean NOT NULL,
  status text NOT NULL,
  facts jsonb NOT NULL,
  handoff jsonb,
  card_brand text,
  card_tail text,
  expires_at timestamp with time zone NOT NULL,
  query_at timestamp with time zone,
  queries smallint NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  seller jsonb,
  CONSTRAINT attempts_pkey PRIMARY KEY (id),
  CONSTRAINT attempts_reference_key UNIQUE (reference),
  CONSTRAINT attempts_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES transactions(id),
  CONSTRAINT attempts_amount_minor_check CHECK ((amount_minor > 0)),
  CONSTRAINT attempts_facts_check CHECK ((jsonb_typeof(facts) = 'object'::text)),
  CONSTRAINT attempts_kind_check CHECK ((kind = ANY (ARRAY['checkout'::text, 'token'::text]))),
  CONSTRAINT attempts_seller_check CHECK ((jsonb_typeof(seller) = 'object'::text))
);

CREATE INDEX attempts_by_provider ON public.attempts USING btree (provider, transaction_id);
CREATE INDEX attempts_created ON public.attempts USING btree (created_at);
CREATE INDEX attempts_made ON public.attempts USING btree (provider, created_at);
CREATE UNIQUE INDEX attempts_one_charge ON public.attempts USING btree (transaction_id) WHERE ((kind = 'token'::text) AND (status = ANY (ARRAY['created'::text, 'sending'::text, 'unknown'::text, 'processing'::text])));
CREATE UNIQUE INDEX attempts_provider_ref ON public.attempts USING btree (provider, provider_ref) WHERE (provider_ref IS NOT NULL);
CREATE INDEX attempts_query ON public.attempts USING btree (query_at) WHERE (query_at IS NOT NULL);
CREATE INDEX attempts_transaction ON public.attempts USING btree (transaction_id);

CREATE TRIGGER attempts_realtime_update AFTER UPDATE ON public.attempts FOR EACH ROW WHEN (((old.status <> new.status) OR (old.handoff IS DISTINCT FROM new.handoff))) EXECUTE FUNCTION tell_attempt_events();


-- Table audit

CREATE TABLE audit (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  at timestamp with time zone NOT NULL,
  actor_id uuid,
  subject_id uuid,
  action text NOT NULL,
  ip text,
  details jsonb NOT NULL DEFAULT '{}'::jsonb,
  area text GENERATED ALWAYS AS (split_part(action, '.'::text, 1)) STORED,
  CONSTRAINT audit_pkey PRIMARY KEY (id),
  CONSTRAINT audit_details_check CHECK ((jsonb_typeof(details) = 'object'::text))
);

CREATE INDEX audit_actor ON public.audit USING btree (actor_id, id);
CREATE INDEX audit_area ON public.audit USING btree (area, id);
CREATE INDEX audit_at ON public.audit USING btree (at);
CREATE INDEX audit_subject ON public.audit USING btree (subject_id, id);

CREATE TRIGGER audit_keep_all BEFORE TRUNCATE ON public.audit FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();
CREATE TRIGGER audit_keep_rows BEFORE DELETE OR UPDATE ON public.audit FOR EACH ROW EXECUTE FUNCTION audit_is_append_only();


-- Table bank_receipts

CREATE TABLE bank_receipts (
  id uuid NOT NULL,
  amount_minor bigint NOT NULL,
  currency text NOT NULL DEFAULT 'UAH'::text,
  received_on date NOT NULL,
  bank_reference text NOT NULL,
  payer text NOT NULL,
  purpose text NOT NULL DEFAULT ''::text,
  status text NOT NULL,
  attempt_id uuid,
  return_reference text,
  created_by uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  decided_by uuid,
  decided_at timestamp with time zone,
  line_key text,
  payer_code text,
  CONSTRAINT bank_receipts_pkey PRIMARY KEY (id),
  CONSTRAINT bank_receipts_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES attempts(id),
  CONSTRAINT bank_receipts_amount_minor_check CHECK ((amount_minor > 0)),
  CONSTRAINT bank_receipts_assigned CHECK (((status = 'assigned'::text) = (attempt_id IS NOT NULL))),
  CONSTRAINT bank_receipts_bank_reference_check CHECK (((char_length(bank_reference) >= 1) AND (char_length(bank_reference) <= 100))),
  CONSTRAINT bank_receipts_currency_check CHECK ((currency = 'UAH'::text)),
  CONSTRAINT bank_receipts_decided CHECK (((status = 'open'::text) = (decided_at IS NULL))),
  CONSTRAINT bank_receipts_line_key_check CHECK (((char_length(line_key) >= 1) AND (char_length(line_key) <= 80))),
  CONSTRAINT bank_receipts_payer_check CHECK (((char_length(payer) >= 1) AND (char_length(payer) <= 200))),
  CONSTRAINT bank_receipts_payer_code_check CHECK ((payer_code ~ '^[0-9]{8,10}$'::text)),
  CONSTRAINT bank_receipts_purpose_check CHECK ((char_length(purpose) <= 500)),
  CONSTRAINT bank_receipts_return_reference_check CHECK (((char_length(return_reference) >= 1) AND (char_length(return_reference) <= 100))),
  CONSTRAINT bank_receipts_returned CHECK (((status = 'returned'::text) = (return_reference IS NOT NULL))),
  CONSTRAINT bank_receipts_status_check CHECK ((status = ANY (ARRAY['open'::text, 'assigned'::text, 'returned'::text])))
);

CREATE INDEX bank_receipts_attempt ON public.bank_receipts USING btree (attempt_id) WHERE (attempt_id IS NOT NULL);
CREATE INDEX bank_receipts_document ON public.bank_receipts USING btree (received_on, bank_reference);
CREATE UNIQUE INDEX bank_receipts_line_once ON public.bank_receipts USING btree (line_key) WHERE (line_key IS NOT NULL);
CREATE INDEX bank_receipts_open ON public.bank_receipts USING btree (id) WHERE (status = 'open'::text);
CREATE INDEX bank_receipts_payer ON public.bank_receipts USING btree (payer_code) WHERE (payer_code IS NOT NULL);
CREATE UNIQUE INDEX bank_receipts_typed_once ON public.bank_receipts USING btree (received_on, bank_reference) WHERE (line_key IS NULL);

CREATE TRIGGER bank_receipts_realtime AFTER INSERT OR UPDATE ON public.bank_receipts FOR EACH ROW EXECUTE FUNCTION tell_receipt_events();


-- Table boosts

CREATE TABLE boosts (
  id text NOT NULL,
  kinds text[] NOT NULL,
  "position" smallint NOT NULL,
  name_uk text NOT NULL,
  name_en text NOT NULL,
  text_uk text NOT NULL,
  text_en text NOT NULL,
  price_minor bigint NOT NULL,
  currency text NOT NULL DEFAULT 'UAH'::text,
  gives text NOT NULL,
  days smallint,
  offered boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT boosts_pkey PRIMARY KEY (id),
  CONSTRAINT boosts_bump_is_at_once CHECK (((gives = 'bump'::text) = (days IS NULL))),
  CONSTRAINT boosts_bump_orders CHECK (((gives <> 'bump'::text) OR (kinds = ARRAY['order'::text]))),
  CONSTRAINT boosts_currency_check CHECK ((currency = 'UAH'::text)),
  CONSTRAINT boosts_days_check CHECK (((days >= 1) AND (days <= 366))),
  CONSTRAINT boosts_gives_check CHECK ((gives = ANY (ARRAY['highlight'::text, 'bump'::text, 'top'::text, 'home'::text]))),
  CONSTRAINT boosts_id_check CHECK (((id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (char_length(id) <= 40))),
  CONSTRAINT boosts_kinds_check CHECK (((kinds <@ ARRAY['order'::text, 'producer'::text]) AND (cardinality(kinds) > 0))),
  CONSTRAINT boosts_name_en_check CHECK (((char_length(name_en) >= 1) AND (char_length(name_en) <= 60))),
  CONSTRAINT boosts_name_uk_check CHECK (((char_length(name_uk) >= 1) AND (char_length(name_uk) <= 60))),
  CONSTRAINT boosts_price_minor_check CHECK (((price_minor >= 1) AND (price_minor <= 100000000))),
  CONSTRAINT boosts_text_en_check CHECK (((char_length(text_en) >= 1) AND (char_length(text_en) <= 300))),
  CONSTRAINT boosts_text_uk_check CHECK (((char_length(text_uk) >= 1) AND (char_length(text_uk) <= 300)))
);

CREATE TRIGGER boosts_tell AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.boosts FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_plans();


-- Table cards_to_forget

CREATE TABLE cards_to_forget (
  id uuid NOT NULL,
  provider text NOT NULL,
  sealed_token bytea NOT NULL,
  token_hash bytea,
  tries smallint NOT NULL DEFAULT 0,
  try_at timestamp with time zone NOT NULL DEFAULT '-infinity'::timestamp with time zone,
  CONSTRAINT cards_to_forget_pkey PRIMARY KEY (id)
);

CREATE INDEX cards_to_forget_due ON public.cards_to_forget USING btree (try_at);


-- Table categories

CREATE TABLE categories (
  id smallint NOT NULL,
  code text NOT NULL,
  slug text NOT NULL,
  parent_id smallint,
  types text[] NOT NULL,
  name_uk text NOT NULL,
  name_en text NOT NULL,
  heading_orders_uk text NOT NULL,
  heading_orders_en text NOT NULL,
  heading_producers_uk text NOT NULL,
  heading_producers_en text NOT NULL,
  description_uk text NOT NULL,
  description_en text NOT NULL,
  icon text NOT NULL,
  fields jsonb NOT NULL DEFAULT '[]'::jsonb,
  "position" smallint NOT NULL,
  edited_at timestamp with time zone,
  merged_into smallint,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT categories_pkey PRIMARY KEY (id),
  CONSTRAINT categories_code_key UNIQUE (code),
  CONSTRAINT categories_id_parent_id_key UNIQUE (id, parent_id),
  CONSTRAINT categories_slug_key UNIQUE (slug),
  CONSTRAINT categories_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES categories(id),
  CONSTRAINT categories_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES categories(id),
  CONSTRAINT categories_check CHECK ((parent_id <> id)),
  CONSTRAINT categories_check1 CHECK ((merged_into <> id)),
  CONSTRAINT categories_fields_check CHECK ((jsonb_typeof(fields) = 'array'::text)),
  CONSTRAINT categories_id_check CHECK ((id > 0))
);

CREATE TRIGGER categories_queue_update AFTER UPDATE ON public.categories REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION queue_listings_of_categories();
CREATE TRIGGER categories_tell_delete AFTER DELETE ON public.categories FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_dictionary();
CREATE TRIGGER categories_tell_insert AFTER INSERT ON public.categories REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_dictionary();
CREATE TRIGGER categories_tell_update AFTER UPDATE ON public.categories REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_dictionary();


-- Table consents

CREATE TABLE consents (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  subscription_id uuid NOT NULL,
  locale text NOT NULL,
  body text NOT NULL,
  body_version text NOT NULL,
  ip text NOT NULL,
  at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  CONSTRAINT consents_pkey PRIMARY KEY (id),
  CONSTRAINT consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT consents_locale_check CHECK ((locale = ANY (ARRAY['uk'::text, 'en'::text])))
);

CREATE INDEX consents_subscription ON public.consents USING btree (subscription_id) WHERE (revoked_at IS NULL);
CREATE INDEX consents_user ON public.consents USING btree (user_id);


-- Table contact_asks

CREATE TABLE contact_asks (
  day date NOT NULL,
  person bytea NOT NULL,
  asked smallint NOT NULL,
  CONSTRAINT contact_asks_pkey PRIMARY KEY (day, person),
  CONSTRAINT contact_asks_asked_check CHECK ((asked > 0)),
  CONSTRAINT contact_asks_person_check CHECK ((octet_length(person) = 16))
);


-- Table conversations

CREATE TABLE conversations (
  id uuid NOT NULL,
  about_order boolean NOT NULL,
  order_id uuid,
  order_title jsonb NOT NULL DEFAULT '{}'::jsonb,
  producer_id uuid,
  producer_name text NOT NULL,
  customer_id uuid,
  supplier_id uuid,
  begun_by text NOT NULL,
  last_seq integer NOT NULL DEFAULT 0,
  customer_last integer NOT NULL DEFAULT 0,
  supplier_last integer NOT NULL DEFAULT 0,
  customer_read integer NOT NULL DEFAULT 0,
  supplier_read integer NOT NULL DEFAULT 0,
  last_at timestamp with time zone NOT NULL,
  customer_mail_at timestamp with time zone,
  supplier_mail_at timestamp with time zone,
  customer_mailed_at timestamp with time zone,
  supplier_mailed_at timestamp with time zone,
  had_deal boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT conversations_pkey PRIMARY KEY (id),
  CONSTRAINT conversations_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT conversations_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE SET NULL,
  CONSTRAINT conversations_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id) ON DELETE SET NULL,
  CONSTRAINT conversations_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT conversations_begun_by_check CHECK ((begun_by = ANY (ARRAY['customer'::text, 'producer'::text]))),
  CONSTRAINT conversations_check CHECK ((customer_id <> supplier_id)),
  CONSTRAINT conversations_check1 CHECK ((about_order OR (order_id IS NULL))),
  CONSTRAINT conversations_order_title_check CHECK ((jsonb_typeof(order_title) = 'object'::text))
);

CREATE UNIQUE INDEX conversations_about_nothing ON public.conversations USING btree (producer_id, customer_id) WHERE (NOT about_order);
CREATE UNIQUE INDEX conversations_about_order ON public.conversations USING btree (order_id, producer_id, customer_id) WHERE (order_id IS NOT NULL);
CREATE INDEX conversations_customer_mail ON public.conversations USING btree (customer_mail_at) WHERE (customer_mail_at IS NOT NULL);
CREATE INDEX conversations_customer_unread ON public.conversations USING btree (customer_id) WHERE (supplier_last > customer_read);
CREATE INDEX conversations_last ON public.conversations USING btree (last_at);
CREATE INDEX conversations_of_customer ON public.conversations USING btree (customer_id, last_at DESC) WHERE (customer_id IS NOT NULL);
CREATE INDEX conversations_of_producer ON public.conversations USING btree (producer_id) WHERE (producer_id IS NOT NULL);
CREATE INDEX conversations_of_supplier ON public.conversations USING btree (supplier_id, last_at DESC) WHERE (supplier_id IS NOT NULL);
CREATE INDEX conversations_supplier_mail ON public.conversations USING btree (supplier_mail_at) WHERE (supplier_mail_at IS NOT NULL);
CREATE INDEX conversations_supplier_unread ON public.conversations USING btree (supplier_id) WHERE (customer_last > supplier_read);

CREATE TRIGGER conversations_realtime_read AFTER UPDATE OF customer_read, supplier_read ON public.conversations FOR EACH ROW WHEN (((old.customer_read <> new.customer_read) OR (old.supplier_read <> new.supplier_read))) EXECUTE FUNCTION tell_conversation_read();
CREATE TRIGGER conversations_tell_customer AFTER INSERT OR DELETE OR UPDATE ON public.conversations FOR EACH ROW EXECUTE FUNCTION tell_person('customer_id');
CREATE TRIGGER conversations_tell_supplier AFTER INSERT OR DELETE OR UPDATE ON public.conversations FOR EACH ROW EXECUTE FUNCTION tell_person('supplier_id');


-- Table deal_log

CREATE TABLE deal_log (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  deal_id uuid NOT NULL,
  from_status text,
  to_status text NOT NULL,
  actor text,
  note text,
  at timestamp with time zone NOT NULL,
  CONSTRAINT deal_log_pkey PRIMARY KEY (id),
  CONSTRAINT deal_log_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE,
  CONSTRAINT deal_log_actor_check CHECK ((actor = ANY (ARRAY['customer'::text, 'producer'::text]))),
  CONSTRAINT deal_log_note_check CHECK ((char_length(note) <= 1000))
);

CREATE INDEX deal_log_of_deal ON public.deal_log USING btree (deal_id, id);


-- Table deals

CREATE TABLE deals (
  id uuid NOT NULL,
  number bigint NOT NULL DEFAULT nextval('deal_numbers'::regclass),
  order_id uuid,
  offer_id uuid,
  revision smallint NOT NULL,
  customer_id uuid,
  supplier_id uuid,
  producer_id uuid,
  snapshot jsonb NOT NULL,
  parties jsonb NOT NULL,
  status text NOT NULL,
  status_at timestamp with time zone NOT NULL,
  version integer NOT NULL DEFAULT 1,
  lapses_at timestamp with time zone NOT NULL,
  completes_at timestamp with time zone,
  returned smallint NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT deals_pkey PRIMARY KEY (id),
  CONSTRAINT deals_number_key UNIQUE (number),
  CONSTRAINT deals_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT deals_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers(id) ON DELETE SET NULL,
  CONSTRAINT deals_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE SET NULL,
  CONSTRAINT deals_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id) ON DELETE SET NULL,
  CONSTRAINT deals_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT deals_check CHECK (((status = 'delivered'::text) <= (completes_at IS NOT NULL))),
  CONSTRAINT deals_parties_check CHECK ((jsonb_typeof(parties) = 'object'::text)),
  CONSTRAINT deals_returned_check CHECK (((returned >= 0) AND (returned <= 3))),
  CONSTRAINT deals_snapshot_check CHECK ((jsonb_typeof(snapshot) = 'object'::text)),
  CONSTRAINT deals_status_check CHECK ((status = ANY (ARRAY['awaiting'::text, 'active'::text, 'delivered'::text, 'completed'::text, 'declined'::text, 'cancelled'::text, 'lapsed'::text])))
);

CREATE INDEX deals_completing ON public.deals USING btree (completes_at) WHERE (status = 'delivered'::text);
CREATE INDEX deals_ended ON public.deals USING btree (status_at) WHERE (status = ANY (ARRAY['completed'::text, 'declined'::text, 'cancelled'::text, 'lapsed'::text]));
CREATE INDEX deals_lapsing ON public.deals USING btree (lapses_at) WHERE (status = 'awaiting'::text);
CREATE INDEX deals_of_customer ON public.deals USING btree (customer_id, id DESC) WHERE (customer_id IS NOT NULL);
CREATE INDEX deals_of_offer ON public.deals USING btree (offer_id) WHERE (offer_id IS NOT NULL);
CREATE INDEX deals_of_order ON public.deals USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX deals_of_producer ON public.deals USING btree (producer_id, status) WHERE (producer_id IS NOT NULL);
CREATE INDEX deals_of_status ON public.deals USING btree (status, id);
CREATE INDEX deals_of_supplier ON public.deals USING btree (supplier_id, id DESC) WHERE (supplier_id IS NOT NULL);
CREATE UNIQUE INDEX deals_one_open ON public.deals USING btree (order_id) WHERE ((status = ANY (ARRAY['awaiting'::text, 'active'::text, 'delivered'::text])) AND (order_id IS NOT NULL));

CREATE TRIGGER deals_realtime_insert AFTER INSERT ON public.deals FOR EACH ROW EXECUTE FUNCTION tell_deal_events();
CREATE TRIGGER deals_realtime_update AFTER UPDATE ON public.deals FOR EACH ROW WHEN ((old.version <> new.version)) EXECUTE FUNCTION tell_deal_events();


-- Table decline_alerts

CREATE TABLE decline_alerts (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  provider text NOT NULL,
  began_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  declined integer NOT NULL,
  finished integer NOT NULL,
  CONSTRAINT decline_alerts_pkey PRIMARY KEY (id),
  CONSTRAINT decline_alerts_counts CHECK (((declined >= 1) AND (declined <= finished)))
);

CREATE UNIQUE INDEX decline_alerts_open ON public.decline_alerts USING btree (provider) WHERE (ended_at IS NULL);


-- Table feedback

CREATE TABLE feedback (
  id uuid NOT NULL,
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  topic text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,
  subject_type text,
  subject_id uuid,
  reason text,
  user_id uuid,
  locale text NOT NULL,
  ip text NOT NULL,
  unproven boolean NOT NULL,
  suspect boolean NOT NULL,
  created_at timestamp with time zone NOT NULL,
  handled_at timestamp with time zone,
  handled_by uuid,
  CONSTRAINT feedback_pkey PRIMARY KEY (id),
  CONSTRAINT feedback_number_key UNIQUE (number),
  CONSTRAINT feedback_handled_by_fkey FOREIGN KEY (handled_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT feedback_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT feedback_check CHECK (((subject_type IS NULL) = (subject_id IS NULL))),
  CONSTRAINT feedback_email_check CHECK (((char_length(email) >= 3) AND (char_length(email) <= 254))),
  CONSTRAINT feedback_locale_check CHECK ((locale = ANY (ARRAY['uk'::text, 'en'::text]))),
  CONSTRAINT feedback_message_check CHECK (((char_length(message) >= 10) AND (char_length(message) <= 4000))),
  CONSTRAINT feedback_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))),
  CONSTRAINT feedback_subject_type_check CHECK ((subject_type = ANY (ARRAY['order'::text, 'producer'::text, 'question'::text, 'offer'::text, 'message'::text]))),
  CONSTRAINT feedback_topic_check CHECK ((topic = ANY (ARRAY['question'::text, 'idea'::text, 'bug'::text, 'billing'::text, 'report'::text, 'privacy'::text, 'partner'::text])))
);

CREATE INDEX feedback_created ON public.feedback USING btree (created_at);
CREATE INDEX feedback_open ON public.feedback USING btree (number) WHERE ((handled_at IS NULL) AND (NOT suspect));
CREATE INDEX feedback_subject ON public.feedback USING btree (subject_id, number) WHERE (subject_id IS NOT NULL);
CREATE INDEX feedback_topic ON public.feedback USING btree (topic, number) WHERE (NOT suspect);
CREATE INDEX feedback_user ON public.feedback USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE TRIGGER feedback_realtime_insert AFTER INSERT ON public.feedback FOR EACH ROW WHEN ((NOT new.suspect)) EXECUTE FUNCTION tell_feedback_events();
CREATE TRIGGER feedback_realtime_update AFTER UPDATE ON public.feedback FOR EACH ROW WHEN ((old.handled_at IS DISTINCT FROM new.handled_at)) EXECUTE FUNCTION tell_feedback_events();


-- Table feedback_answers

CREATE TABLE feedback_answers (
  id uuid NOT NULL,
  feedback_id uuid NOT NULL,
  author_id uuid,
  message text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT feedback_answers_pkey PRIMARY KEY (id),
  CONSTRAINT feedback_answers_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT feedback_answers_feedback_id_fkey FOREIGN KEY (feedback_id) REFERENCES feedback(id) ON DELETE CASCADE,
  CONSTRAINT feedback_answers_message_check CHECK (((char_length(message) >= 1) AND (char_length(message) <= 4000)))
);

CREATE INDEX feedback_answers_author ON public.feedback_answers USING btree (author_id);
CREATE INDEX feedback_answers_feedback ON public.feedback_answers USING btree (feedback_id, id);


-- Table file_grants

CREATE TABLE file_grants (
  order_id uuid NOT NULL,
  producer_id uuid NOT NULL,
  state text NOT NULL,
  state_at timestamp with time zone NOT NULL,
  asked_by uuid,
  asked_at timestamp with time zone,
  asks smallint NOT NULL DEFAULT 0,
  note text NOT NULL DEFAULT ''::text,
  revoked_at timestamp with time zone,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT file_grants_pkey PRIMARY KEY (order_id, producer_id),
  CONSTRAINT file_grants_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT file_grants_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT file_grants_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id) ON DELETE CASCADE,
  CONSTRAINT file_grants_asks_check CHECK (((asks >= 0) AND (asks <= 2))),
  CONSTRAINT file_grants_check CHECK (((state = 'revoked'::text) <= (revoked_at IS NOT NULL))),
  CONSTRAINT file_grants_check1 CHECK (((state <> 'granted'::text) OR (revoked_at IS NULL))),
  CONSTRAINT file_grants_check2 CHECK (((state = 'asked'::text) <= (asked_at IS NOT NULL))),
  CONSTRAINT file_grants_note_check CHECK ((char_length(note) <= 500)),
  CONSTRAINT file_grants_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'granted'::text, 'revoked'::text])))
);

CREATE INDEX file_grants_asked ON public.file_grants USING btree (order_id) WHERE (state = 'asked'::text);
CREATE INDEX file_grants_by_person ON public.file_grants USING btree (asked_by, asked_at) WHERE (asked_by IS NOT NULL);
CREATE INDEX file_grants_of_producer ON public.file_grants USING btree (producer_id);

CREATE TRIGGER file_grants_realtime AFTER INSERT OR UPDATE ON public.file_grants FOR EACH ROW EXECUTE FUNCTION tell_file_grants();


-- Table file_opens

CREATE TABLE file_opens (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  order_id uuid NOT NULL,
  upload_id uuid NOT NULL,
  file_name text NOT NULL,
  user_id uuid,
  producer_id uuid,
  producer_name text NOT NULL DEFAULT ''::text,
  is_staff boolean NOT NULL DEFAULT false,
  how text NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  CONSTRAINT file_opens_pkey PRIMARY KEY (id),
  CONSTRAINT file_opens_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT file_opens_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id) ON DELETE SET NULL,
  CONSTRAINT file_opens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT file_opens_how_check CHECK ((how = ANY (ARRAY['file'::text, 'archive'::text, 'preview'::text])))
);

CREATE INDEX file_opens_of_file ON public.file_opens USING btree (upload_id, user_id);
CREATE INDEX file_opens_of_order ON public.file_opens USING btree (order_id, opened_at DESC);
CREATE INDEX file_opens_of_person ON public.file_opens USING btree (user_id, order_id) WHERE (user_id IS NOT NULL);
CREATE INDEX file_opens_of_producer ON public.file_opens USING btree (producer_id) WHERE (producer_id IS NOT NULL);
CREATE INDEX file_opens_old ON public.file_opens USING btree (opened_at);
CREATE UNIQUE INDEX file_opens_preview ON public.file_opens USING btree (upload_id, user_id) WHERE ((how = 'preview'::text) AND (user_id IS NOT NULL));

CREATE TRIGGER file_opens_realtime AFTER INSERT ON public.file_opens REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_file_opens();


-- Table form_drafts

CREATE TABLE form_drafts (
  id uuid NOT NULL,
  kind text NOT NULL,
  fields jsonb NOT NULL,
  step text,
  email text,
  owner_id uuid,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT form_drafts_pkey PRIMARY KEY (id),
  CONSTRAINT form_drafts_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT form_drafts_email_check CHECK ((char_length(email) <= 254)),
  CONSTRAINT form_drafts_fields_check CHECK (((jsonb_typeof(fields) = 'object'::text) AND (octet_length((fields)::text) <= 140000))),
  CONSTRAINT form_drafts_kind_check CHECK ((kind = ANY (ARRAY['order'::text, 'producer'::text]))),
  CONSTRAINT form_drafts_step_check CHECK ((char_length(step) <= 40))
);

CREATE INDEX form_drafts_owner ON public.form_drafts USING btree (owner_id, updated_at DESC) WHERE (owner_id IS NOT NULL);
CREATE INDEX form_drafts_updated ON public.form_drafts USING btree (updated_at);


-- Table kept_answers

CREATE TABLE kept_answers (
  key_hash bytea NOT NULL,
  body_hash bytea NOT NULL,
  attempt uuid NOT NULL,
  started_at timestamp with time zone NOT NULL,
  sealed_answer bytea,
  CONSTRAINT kept_answers_pkey PRIMARY KEY (key_hash),
  CONSTRAINT kept_answers_body_hash_check CHECK ((octet_length(body_hash) = 32)),
  CONSTRAINT kept_answers_key_hash_check CHECK ((octet_length(key_hash) = 32))
);

CREATE INDEX kept_answers_started ON public.kept_answers USING btree (started_at);


-- Table lead_notes

CREATE TABLE lead_notes (
  lead_id uuid NOT NULL,
  user_id uuid NOT NULL,
  state text NOT NULL DEFAULT 'new'::text,
  note text NOT NULL DEFAULT ''::text,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT lead_notes_pkey PRIMARY KEY (lead_id, user_id),
  CONSTRAINT lead_notes_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE,
  CONSTRAINT lead_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT lead_notes_note_check CHECK ((char_length(note) <= 1000)),
  CONSTRAINT lead_notes_state_check CHECK ((state = ANY (ARRAY['new'::text, 'talking'::text, 'agreed'::text, 'declined'::text])))
);

CREATE INDEX lead_notes_user ON public.lead_notes USING btree (user_id);


-- Table leads

CREATE TABLE leads (
  order_id uuid,
  producer_id uuid,
  person bytea NOT NULL,
  at timestamp with time zone NOT NULL,
  id uuid NOT NULL DEFAULT new_uuid_v7(),
  user_id uuid,
  message text,
  CONSTRAINT leads_pkey PRIMARY KEY (id),
  CONSTRAINT leads_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT leads_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id) ON DELETE CASCADE,
  CONSTRAINT leads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT leads_check CHECK ((num_nonnulls(order_id, producer_id) = 1)),
  CONSTRAINT leads_message_check CHECK ((char_length(message) <= 4000)),
  CONSTRAINT leads_person_check CHECK ((octet_length(person) = 16))
);

CREATE INDEX leads_at ON public.leads USING btree (at) WHERE (user_id IS NOT NULL);
CREATE INDEX leads_made ON public.leads USING btree (at);
CREATE UNIQUE INDEX leads_order ON public.leads USING btree (order_id, person) WHERE (order_id IS NOT NULL);
CREATE UNIQUE INDEX leads_producer ON public.leads USING btree (producer_id, person) WHERE (producer_id IS NOT NULL);
CREATE INDEX leads_user ON public.leads USING btree (user_id, id) WHERE (user_id IS NOT NULL);

CREATE TRIGGER leads_realtime AFTER INSERT ON public.leads FOR EACH ROW EXECUTE FUNCTION publish_lead_events();


-- Table ledger_entries

CREATE TABLE ledger_entries (
  posting_id bigint NOT NULL,
  account text NOT NULL,
  currency text NOT NULL,
  amount_minor bigint NOT NULL,
  CONSTRAINT ledger_entries_pkey PRIMARY KEY (posting_id, account, currency),
  CONSTRAINT ledger_entries_posting_id_fkey FOREIGN KEY (posting_id) REFERENCES ledger_postings(id),
  CONSTRAINT ledger_entries_account_check CHECK ((account ~ '^[a-z_]+(:[a-z]+)?$'::text)),
  CONSTRAINT ledger_entries_amount_minor_check CHECK ((amount_minor <> 0)),
  CONSTRAINT ledger_entries_currency_check CHECK ((currency = 'UAH'::text))
);

CREATE INDEX ledger_entries_account ON public.ledger_entries USING btree (account);

CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON public.ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balances();
CREATE TRIGGER ledger_entries_keep BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();


-- Table ledger_postings

CREATE TABLE ledger_postings (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  key text NOT NULL,
  transaction_id uuid,
  at timestamp with time zone NOT NULL,
  receipt_id uuid,
  CONSTRAINT ledger_postings_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_postings_key_key UNIQUE (key),
  CONSTRAINT ledger_postings_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES bank_receipts(id),
  CONSTRAINT ledger_postings_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES transactions(id),
  CONSTRAINT ledger_postings_subject CHECK ((num_nonnulls(transaction_id, receipt_id) = 1))
);

CREATE INDEX ledger_postings_at ON public.ledger_postings USING btree (at);
CREATE INDEX ledger_postings_receipt ON public.ledger_postings USING btree (receipt_id) WHERE (receipt_id IS NOT NULL);
CREATE INDEX ledger_postings_transaction ON public.ledger_postings USING btree (transaction_id);

CREATE TRIGGER ledger_postings_keep BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();


-- Table listing_changes

CREATE TABLE listing_changes (
  seq bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  listing_id uuid,
  before jsonb,
  after jsonb,
  changed text[] NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT listing_changes_pkey PRIMARY KEY (seq),
  CONSTRAINT listing_changes_kind_check CHECK ((kind = ANY (ARRAY['order'::text, 'producer'::text])))
) WITH (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=5000);

CREATE TRIGGER listing_changes_notify AFTER INSERT ON public.listing_changes FOR EACH STATEMENT EXECUTE FUNCTION notify_listing_changes();


-- Table listing_revisions

CREATE TABLE listing_revisions (
  id uuid NOT NULL,
  order_id uuid,
  producer_id uuid,
  changes jsonb NOT NULL,
  submitted_at timestamp with time zone NOT NULL,
  rejected_at timestamp with time zone,
  reason text,
  rejected_by uuid,
  CONSTRAINT listing_revisions_pkey PRIMARY KEY (id),
  CONSTRAINT listing_revisions_order_id_key UNIQUE (order_id),
  CONSTRAINT listing_revisions_producer_id_key UNIQUE (producer_id),
  CONSTRAINT listing_revisions_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT listing_revisions_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id) ON DELETE CASCADE,
  CONSTRAINT listing_revisions_changes_check CHECK ((jsonb_typeof(changes) = 'object'::text)),
  CONSTRAINT listing_revisions_check CHECK ((num_nonnulls(order_id, producer_id) = 1)),
  CONSTRAINT listing_revisions_check1 CHECK (((rejected_at IS NULL) = (reason IS NULL))),
  CONSTRAINT listing_revisions_check2 CHECK (((rejected_by IS NULL) OR (rejected_at IS NOT NULL)))
);

CREATE INDEX listing_revisions_waiting ON public.listing_revisions USING btree (submitted_at, id) WHERE (rejected_at IS NULL);

CREATE TRIGGER listing_revisions_realtime AFTER INSERT OR DELETE OR UPDATE ON public.listing_revisions FOR EACH ROW EXECUTE FUNCTION tell_revision_events();


-- Table listing_status_log

CREATE TABLE listing_status_log (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  order_id uuid,
  producer_id uuid,
  from_status text,
  to_status text NOT NULL,
  actor_id uuid,
  reason text,
  at timestamp with time zone NOT NULL,
  CONSTRAINT listing_status_log_pkey PRIMARY KEY (id),
  CONSTRAINT listing_status_log_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT listing_status_log_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id) ON DELETE CASCADE,
  CONSTRAINT listing_status_log_check CHECK ((num_nonnulls(order_id, producer_id) = 1))
);

CREATE INDEX listing_status_log_order ON public.listing_status_log USING btree (order_id, id) WHERE (order_id IS NOT NULL);
CREATE INDEX listing_status_log_producer ON public.listing_status_log USING btree (producer_id, id) WHERE (producer_id IS NOT NULL);


-- Table listing_tokens

CREATE TABLE listing_tokens (
  token_hash bytea NOT NULL,
  purpose text NOT NULL,
  order_id uuid,
  producer_id uuid,
  draft_id uuid,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT listing_tokens_pkey PRIMARY KEY (token_hash),
  CONSTRAINT listing_tokens_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES form_drafts(id) ON DELETE CASCADE,
  CONSTRAINT listing_tokens_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT listing_tokens_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id) ON DELETE CASCADE,
  CONSTRAINT listing_tokens_check CHECK ((num_nonnulls(order_id, producer_id, draft_id) = 1)),
  CONSTRAINT listing_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['claim'::text, 'manage'::text, 'renew'::text]))),
  CONSTRAINT listing_tokens_token_hash_check CHECK ((octet_length(token_hash) = 32))
);

CREATE INDEX listing_tokens_draft ON public.listing_tokens USING btree (draft_id) WHERE (draft_id IS NOT NULL);
CREATE INDEX listing_tokens_expires ON public.listing_tokens USING btree (expires_at);
CREATE INDEX listing_tokens_order ON public.listing_tokens USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX listing_tokens_producer ON public.listing_tokens USING btree (producer_id) WHERE (producer_id IS NOT NULL);


-- Table mail_outbox

CREATE TABLE mail_outbox (
  id uuid NOT NULL,
  "position" bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  recipient text NOT NULL,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  reply_to text,
  headers jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT mail_outbox_pkey PRIMARY KEY (id),
  CONSTRAINT mail_outbox_position_key UNIQUE ("position"),
  CONSTRAINT mail_outbox_headers_check CHECK ((jsonb_typeof(headers) = 'object'::text))
);


-- Table message_files

CREATE TABLE message_files (
  message_id uuid NOT NULL,
  upload_id uuid NOT NULL,
  "position" smallint NOT NULL,
  CONSTRAINT message_files_pkey PRIMARY KEY (message_id, "position"),
  CONSTRAINT message_files_upload_id_key UNIQUE (upload_id),
  CONSTRAINT message_files_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE,
  CONSTRAINT message_files_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads(id),
  CONSTRAINT message_files_position_check CHECK ((("position" >= 0) AND ("position" <= 4)))
);

CREATE TRIGGER message_files_free AFTER DELETE ON public.message_files REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION free_uploads();
CREATE TRIGGER message_files_hold AFTER INSERT ON public.message_files REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION hold_uploads();


-- Table messages

CREATE TABLE messages (
  id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  seq integer NOT NULL,
  part smallint NOT NULL DEFAULT 0,
  side text,
  sender_id uuid,
  line text,
  text text NOT NULL DEFAULT ''::text,
  edited_at timestamp with time zone,
  taken_back_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  reported_at timestamp with time zone,
  CONSTRAINT messages_pkey PRIMARY KEY (id),
  CONSTRAINT messages_conversation_id_seq_part_key UNIQUE (conversation_id, seq, part),
  CONSTRAINT messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  CONSTRAINT messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT messages_check CHECK (((line IS NULL) = (side IS NOT NULL))),
  CONSTRAINT messages_check1 CHECK (((line IS NULL) = (part = 0))),
  CONSTRAINT messages_check2 CHECK (((taken_back_at IS NULL) OR (text = ''::text))),
  CONSTRAINT messages_line_check CHECK ((line = ANY (ARRAY['offer.sent'::text, 'offer.revised'::text, 'offer.confirmed'::text, 'offer.asked'::text, 'offer.shortlisted'::text, 'offer.accepted'::text, 'offer.declined'::text, 'offer.withdrawn'::text, 'offer.closed'::text, 'offer.reopened'::text, 'deal.active'::text, 'deal.declined'::text, 'deal.delivered'::text, 'deal.returned'::text, 'deal.completed'::text, 'deal.cancelled'::text, 'deal.lapsed'::text]))),
  CONSTRAINT messages_side_check CHECK ((side = ANY (ARRAY['customer'::text, 'producer'::text]))),
  CONSTRAINT messages_text_check CHECK ((char_length(text) <= 4000))
);

CREATE INDEX messages_of_sender ON public.messages USING btree (sender_id, created_at) WHERE (sender_id IS NOT NULL);

CREATE TRIGGER messages_realtime_insert AFTER INSERT ON public.messages FOR EACH ROW EXECUTE FUNCTION tell_message_events();
CREATE TRIGGER messages_realtime_update AFTER UPDATE ON public.messages FOR EACH ROW WHEN ((((old.text IS DISTINCT FROM new.text) OR (old.edited_at IS DISTINCT FROM new.edited_at)) OR (old.taken_back_at IS DISTINCT FROM new.taken_back_at))) EXECUTE FUNCTION tell_message_events();


-- Table nda_acceptances

CREATE TABLE nda_acceptances (
  id uuid NOT NULL,
  order_id uuid,
  user_id uuid,
  producer_id uuid,
  producer_name text NOT NULL,
  company_name text,
  company_code text,
  version integer,
  text_hash text NOT NULL,
  accepted_at timestamp with time zone NOT NULL,
  own_number integer,
  own_name text,
  CONSTRAINT nda_acceptances_pkey PRIMARY KEY (id),
  CONSTRAINT nda_acceptances_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE SET NULL,
  CONSTRAINT nda_acceptances_order_id_own_number_fkey FOREIGN KEY (order_id, own_number) REFERENCES order_ndas(order_id, number) ON DELETE SET NULL (order_id),
  CONSTRAINT nda_acceptances_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id) ON DELETE SET NULL,
  CONSTRAINT nda_acceptances_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT nda_acceptances_version_fkey FOREIGN KEY (version) REFERENCES nda_texts(version),
  CONSTRAINT nda_acceptances_check CHECK ((num_nonnulls(version, own_number) = 1)),
  CONSTRAINT nda_acceptances_check1 CHECK (((own_number IS NULL) = (own_name IS NULL))),
  CONSTRAINT nda_acceptances_company_code_check CHECK ((company_code ~ '^([0-9]{8}|[0-9]{10})$'::text))
);

CREATE INDEX nda_acceptances_of_document ON public.nda_acceptances USING btree (order_id, own_number) WHERE (own_number IS NOT NULL);
CREATE INDEX nda_acceptances_of_person ON public.nda_acceptances USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX nda_acceptances_of_producer ON public.nda_acceptances USING btree (producer_id) WHERE (producer_id IS NOT NULL);
CREATE INDEX nda_acceptances_of_version ON public.nda_acceptances USING btree (version);
CREATE INDEX nda_acceptances_old ON public.nda_acceptances USING btree (accepted_at);
CREATE UNIQUE INDEX nda_acceptances_once ON public.nda_acceptances USING btree (order_id, user_id, version) WHERE ((order_id IS NOT NULL) AND (user_id IS NOT NULL));
CREATE UNIQUE INDEX nda_acceptances_own_once ON public.nda_acceptances USING btree (order_id, user_id, own_number) WHERE ((order_id IS NOT NULL) AND (user_id IS NOT NULL) AND (own_number IS NOT NULL));

CREATE TRIGGER nda_acceptances_realtime AFTER INSERT ON public.nda_acceptances FOR EACH ROW EXECUTE FUNCTION tell_nda_acceptance();


-- Table nda_texts

CREATE TABLE nda_texts (
  version integer NOT NULL,
  uk text NOT NULL,
  en text NOT NULL,
  hash text NOT NULL,
  edited_by uuid,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT nda_texts_pkey PRIMARY KEY (version),
  CONSTRAINT nda_texts_edited_by_fkey FOREIGN KEY (edited_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT nda_texts_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT nda_texts_version_check CHECK ((version >= 1))
);

CREATE TRIGGER nda_texts_tell AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.nda_texts FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_texts();


-- Table notices

CREATE TABLE notices (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  type text NOT NULL,
  ref_kind text NOT NULL,
  ref_id uuid,
  person_id uuid,
  data jsonb NOT NULL,
  read_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT notices_pkey PRIMARY KEY (id),
  CONSTRAINT notices_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT notices_data_check CHECK ((jsonb_typeof(data) = 'object'::text))
);

CREATE INDEX notices_created ON public.notices USING btree (created_at);
CREATE INDEX notices_of_user ON public.notices USING btree (user_id, id DESC);
CREATE INDEX notices_person ON public.notices USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX notices_unread ON public.notices USING btree (user_id, created_at) WHERE (read_at IS NULL);

CREATE TRIGGER notices_realtime_insert AFTER INSERT ON public.notices FOR EACH ROW EXECUTE FUNCTION publish_created_notice();
CREATE TRIGGER notices_realtime_update AFTER UPDATE ON public.notices REFERENCING OLD TABLE AS unchanged NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_read_notices();
CREATE TRIGGER notices_tell_person AFTER INSERT OR DELETE OR UPDATE ON public.notices FOR EACH ROW EXECUTE FUNCTION tell_person('user_id');


-- Table offer_asks

CREATE TABLE offer_asks (
  id uuid NOT NULL,
  offer_id uuid NOT NULL,
  text text NOT NULL,
  fields text[] NOT NULL,
  answered_by smallint,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT offer_asks_pkey PRIMARY KEY (id),
  CONSTRAINT offer_asks_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers(id) ON DELETE CASCADE,
  CONSTRAINT offer_asks_text_check CHECK (((char_length(text) >= 10) AND (char_length(text) <= 1000)))
);

CREATE INDEX offer_asks_of_offer ON public.offer_asks USING btree (offer_id, created_at);


-- Table offer_files

CREATE TABLE offer_files (
  offer_id uuid NOT NULL,
  upload_id uuid NOT NULL,
  "position" smallint NOT NULL,
  CONSTRAINT offer_files_pkey PRIMARY KEY (offer_id, "position"),
  CONSTRAINT offer_files_upload_id_key UNIQUE (upload_id),
  CONSTRAINT offer_files_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers(id) ON DELETE CASCADE,
  CONSTRAINT offer_files_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads(id),
  CONSTRAINT offer_files_position_check CHECK ((("position" >= 0) AND ("position" <= 4)))
);

CREATE TRIGGER offer_files_free AFTER DELETE ON public.offer_files REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION free_uploads();
CREATE TRIGGER offer_files_hold AFTER INSERT ON public.offer_files REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION hold_uploads();


-- Table offer_reminders

CREATE TABLE offer_reminders (
  offer_id uuid,
  order_id uuid,
  kind text NOT NULL,
  about timestamp with time zone NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  CONSTRAINT offer_reminders_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers(id) ON DELETE CASCADE,
  CONSTRAINT offer_reminders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT offer_reminders_check CHECK ((num_nonnulls(offer_id, order_id) = 1)),
  CONSTRAINT offer_reminders_kind_check CHECK ((kind = ANY (ARRAY['expiring'::text, 'waiting'::text, 'deadline'::text, 'undecided'::text])))
);

CREATE UNIQUE INDEX offer_reminders_of_offer ON public.offer_reminders USING btree (offer_id, kind, about) WHERE (offer_id IS NOT NULL);
CREATE UNIQUE INDEX offer_reminders_of_order ON public.offer_reminders USING btree (order_id, kind, about) WHERE (order_id IS NOT NULL);


-- Table offer_revisions

CREATE TABLE offer_revisions (
  offer_id uuid NOT NULL,
  revision smallint NOT NULL,
  based_on_terms integer NOT NULL,
  terms jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT offer_revisions_pkey PRIMARY KEY (offer_id, revision),
  CONSTRAINT offer_revisions_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers(id) ON DELETE CASCADE,
  CONSTRAINT offer_revisions_revision_check CHECK (((revision >= 1) AND (revision <= 11))),
  CONSTRAINT offer_revisions_terms_check CHECK ((jsonb_typeof(terms) = 'object'::text))
);


-- Table offers

CREATE TABLE offers (
  id uuid NOT NULL,
  number bigint NOT NULL DEFAULT nextval('offer_numbers'::regclass),
  order_id uuid NOT NULL,
  producer_id uuid,
  owner_id uuid,
  status text NOT NULL,
  status_at timestamp with time zone NOT NULL,
  prior_status text,
  declined_reason text,
  declined_note text,
  closed_reason text,
  blocked_reason text,
  revision smallint NOT NULL DEFAULT 1,
  version integer NOT NULL DEFAULT 1,
  based_on_terms integer NOT NULL,
  terms jsonb NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  seen_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT offers_pkey PRIMARY KEY (id),
  CONSTRAINT offers_number_key UNIQUE (number),
  CONSTRAINT offers_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT offers_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT offers_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id) ON DELETE SET NULL,
  CONSTRAINT offers_blocked_reason_check CHECK ((char_length(blocked_reason) <= 500)),
  CONSTRAINT offers_check CHECK (((status = 'declined'::text) <= (declined_reason IS NOT NULL))),
  CONSTRAINT offers_check1 CHECK (((status = 'closed'::text) <= (closed_reason IS NOT NULL))),
  CONSTRAINT offers_check2 CHECK (((status = 'blocked'::text) <= (blocked_reason IS NOT NULL))),
  CONSTRAINT offers_closed_reason_check CHECK ((closed_reason = ANY (ARRAY['awarded'::text, 'awardedElsewhere'::text, 'cancelled'::text, 'completed'::text, 'archived'::text]))),
  CONSTRAINT offers_declined_note_check CHECK ((char_length(declined_note) <= 500)),
  CONSTRAINT offers_declined_reason_check CHECK ((declined_reason = ANY (ARRAY['price'::text, 'term'::text, 'payment'::text, 'terms'::text, 'quality'::text, 'trust'::text, 'other'::text]))),
  CONSTRAINT offers_prior_status_check CHECK ((prior_status = ANY (ARRAY['sent'::text, 'shortlisted'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'closed'::text]))),
  CONSTRAINT offers_revision_check CHECK (((revision >= 1) AND (revision <= 11))),
  CONSTRAINT offers_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'shortlisted'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'closed'::text, 'blocked'::text]))),
  CONSTRAINT offers_terms_check CHECK ((jsonb_typeof(terms) = 'object'::text))
);

CREATE INDEX offers_ended ON public.offers USING btree (updated_at) WHERE (status = ANY (ARRAY['declined'::text, 'withdrawn'::text, 'closed'::text, 'blocked'::text]));
CREATE INDEX offers_of_order ON public.offers USING btree (order_id, status, expires_at) INCLUDE (owner_id, seen_at, created_at);
CREATE INDEX offers_of_owner ON public.offers USING btree (owner_id, id DESC) WHERE (owner_id IS NOT NULL);
CREATE INDEX offers_of_owner_sent ON public.offers USING btree (owner_id, created_at) WHERE (owner_id IS NOT NULL);
CREATE INDEX offers_of_producer ON public.offers USING btree (producer_id) WHERE (producer_id IS NOT NULL);
CREATE INDEX offers_of_status ON public.offers USING btree (status, id);
CREATE UNIQUE INDEX offers_one_open ON public.offers USING btree (order_id, owner_id) WHERE ((status = ANY (ARRAY['sent'::text, 'shortlisted'::text, 'accepted'::text])) AND (owner_id IS NOT NULL));
CREATE INDEX offers_open ON public.offers USING btree (id) WHERE (status = ANY (ARRAY['sent'::text, 'shortlisted'::text]));
CREATE INDEX offers_open_ends ON public.offers USING btree (expires_at) WHERE (status = ANY (ARRAY['sent'::text, 'shortlisted'::text]));
CREATE INDEX offers_unseen ON public.offers USING btree (created_at) WHERE ((seen_at IS NULL) AND (status = ANY (ARRAY['sent'::text, 'shortlisted'::text])));

CREATE TRIGGER offers_counts_insert AFTER INSERT ON public.offers FOR EACH ROW WHEN ((current_setting('verstat.bulk'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION tell_offer_counts();
CREATE TRIGGER offers_counts_update AFTER UPDATE OF status ON public.offers FOR EACH ROW WHEN ((is_open_offer(old.status) <> is_open_offer(new.status))) EXECUTE FUNCTION tell_offer_counts();
CREATE TRIGGER offers_realtime_insert AFTER INSERT ON public.offers FOR EACH ROW EXECUTE FUNCTION tell_offer_events();
CREATE TRIGGER offers_realtime_update AFTER UPDATE ON public.offers FOR EACH ROW WHEN ((old.version <> new.version)) EXECUTE FUNCTION tell_offer_events();
CREATE TRIGGER offers_record AFTER INSERT OR DELETE OR UPDATE OF status, expires_at ON public.offers FOR EACH ROW EXECUTE FUNCTION record_listing_part('order', 'offers');


-- Table order_buckets

CREATE TABLE order_buckets (
  type text COLLATE "C" NOT NULL,
  region_id smallint NOT NULL,
  category_id smallint NOT NULL,
  grain smallint NOT NULL,
  bucket integer NOT NULL,
  n integer NOT NULL,
  CONSTRAINT order_buckets_pkey PRIMARY KEY (type, region_id, category_id, grain, bucket),
  CONSTRAINT order_buckets_grain_check CHECK ((grain > 0))
) WITH (fillfactor=70, autovacuum_vacuum_scale_factor=0.05);


-- Table order_days

CREATE TABLE order_days (
  order_id uuid NOT NULL,
  day date NOT NULL,
  views integer NOT NULL DEFAULT 0,
  contacts integer NOT NULL DEFAULT 0,
  CONSTRAINT order_days_pkey PRIMARY KEY (order_id, day),
  CONSTRAINT order_days_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT order_days_contacts_check CHECK ((contacts >= 0)),
  CONSTRAINT order_days_views_check CHECK ((views >= 0))
);

CREATE INDEX order_days_day ON public.order_days USING btree (day);


-- Table order_deltas

CREATE TABLE order_deltas (
  type order_type NOT NULL,
  region_id smallint NOT NULL,
  root_id smallint NOT NULL,
  category_id smallint NOT NULL,
  bumped_at timestamp with time zone NOT NULL,
  d integer NOT NULL
) WITH (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=5000);


-- Table order_documents

CREATE TABLE order_documents (
  id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  type order_type NOT NULL,
  region_id smallint NOT NULL,
  category_ids smallint[] NOT NULL,
  words tsvector STORAGE EXTERNAL NOT NULL,
  stem_version smallint NOT NULL,
  CONSTRAINT order_documents_pkey PRIMARY KEY (id)
) WITH (toast_tuple_target=8160, autovacuum_vacuum_insert_scale_factor=0.05);

CREATE INDEX order_documents_newest ON public.order_documents USING btree (at DESC, id DESC);
CREATE INDEX order_documents_version ON public.order_documents USING btree (stem_version, id);
CREATE INDEX order_documents_words ON public.order_documents USING gin (words) WITH (gin_pending_list_limit='128');

CREATE TRIGGER order_documents_keep_delete AFTER DELETE ON public.order_documents REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_changed_documents('order');
CREATE TRIGGER order_documents_keep_insert AFTER INSERT ON public.order_documents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_changed_documents('order');
CREATE TRIGGER order_documents_keep_truncate BEFORE TRUNCATE ON public.order_documents FOR EACH STATEMENT EXECUTE FUNCTION keep_truncated_documents('order');
CREATE TRIGGER order_documents_keep_update AFTER UPDATE ON public.order_documents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_changed_documents('order');


-- Table order_files

CREATE TABLE order_files (
  order_id uuid NOT NULL,
  upload_id uuid NOT NULL,
  "position" smallint NOT NULL,
  CONSTRAINT order_files_pkey PRIMARY KEY (order_id, "position"),
  CONSTRAINT order_files_upload_id_key UNIQUE (upload_id),
  CONSTRAINT order_files_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT order_files_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads(id),
  CONSTRAINT order_files_position_check CHECK ((("position" >= 0) AND ("position" <= 9)))
);

CREATE TRIGGER order_files_added AFTER INSERT ON public.order_files REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION order_files_changed();
CREATE TRIGGER order_files_free AFTER DELETE ON public.order_files REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION free_uploads();
CREATE TRIGGER order_files_hold AFTER INSERT ON public.order_files REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION hold_uploads();
CREATE TRIGGER order_files_record AFTER INSERT OR DELETE OR UPDATE ON public.order_files FOR EACH ROW WHEN ((current_setting('verstat.bulk'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION record_listing_part('order', 'files');
CREATE TRIGGER order_files_removed AFTER DELETE ON public.order_files REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION order_files_changed();


-- Table order_images

CREATE TABLE order_images (
  order_id uuid NOT NULL,
  upload_id uuid NOT NULL,
  "position" smallint NOT NULL,
  alt text,
  CONSTRAINT order_images_pkey PRIMARY KEY (order_id, "position"),
  CONSTRAINT order_images_upload_id_key UNIQUE (upload_id),
  CONSTRAINT order_images_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT order_images_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads(id),
  CONSTRAINT order_images_alt_check CHECK ((char_length(alt) <= 200)),
  CONSTRAINT order_images_position_check CHECK ((("position" >= 0) AND ("position" <= 9)))
);

CREATE TRIGGER order_images_free AFTER DELETE ON public.order_images REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION free_uploads();
CREATE TRIGGER order_images_hold AFTER INSERT ON public.order_images REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION hold_uploads();
CREATE TRIGGER order_images_record AFTER INSERT OR DELETE OR UPDATE ON public.order_images FOR EACH ROW WHEN ((current_setting('verstat.bulk'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION record_listing_part('order', 'images');


-- Table order_invitations

CREATE TABLE order_invitations (
  order_id uuid NOT NULL,
  producer_id uuid NOT NULL,
  invited_by uuid,
  note text NOT NULL DEFAULT ''::text,
  declined_code text,
  declined_note text,
  declined_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT order_invitations_pkey PRIMARY KEY (order_id, producer_id),
  CONSTRAINT order_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT order_invitations_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT order_invitations_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id) ON DELETE CASCADE,
  CONSTRAINT order_invitations_check CHECK (((declined_code IS NULL) = (declined_at IS NULL))),
  CONSTRAINT order_invitations_declined_code_check CHECK ((declined_code = ANY (ARRAY['busy'::text, 'notOurs'::text, 'tooSmall'::text, 'tooFar'::text, 'other'::text]))),
  CONSTRAINT order_invitations_declined_note_check CHECK ((char_length(declined_note) <= 500)),
  CONSTRAINT order_invitations_note_check CHECK ((char_length(note) <= 500))
);

CREATE INDEX order_invitations_by_person ON public.order_invitations USING btree (invited_by, created_at) WHERE (invited_by IS NOT NULL);
CREATE INDEX order_invitations_of_producer ON public.order_invitations USING btree (producer_id, created_at DESC);


-- Table order_ndas

CREATE TABLE order_ndas (
  order_id uuid NOT NULL,
  number integer NOT NULL,
  upload_id uuid NOT NULL,
  hash text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT order_ndas_pkey PRIMARY KEY (order_id, number),
  CONSTRAINT order_ndas_upload_id_key UNIQUE (upload_id),
  CONSTRAINT order_ndas_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT order_ndas_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads(id),
  CONSTRAINT order_ndas_check CHECK ((retired_at >= created_at)),
  CONSTRAINT order_ndas_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT order_ndas_number_check CHECK ((number >= 1))
);

CREATE UNIQUE INDEX order_ndas_in_force ON public.order_ndas USING btree (order_id) WHERE (retired_at IS NULL);

CREATE TRIGGER order_ndas_free AFTER DELETE ON public.order_ndas REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION free_uploads();
CREATE TRIGGER order_ndas_hold AFTER INSERT ON public.order_ndas REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION hold_uploads();


-- Table order_questions

CREATE TABLE order_questions (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  producer_id uuid,
  asker_id uuid,
  text text NOT NULL,
  answer text,
  answered_at timestamp with time zone,
  addenda jsonb NOT NULL DEFAULT '[]'::jsonb,
  hidden_code text,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT order_questions_pkey PRIMARY KEY (id),
  CONSTRAINT order_questions_asker_id_fkey FOREIGN KEY (asker_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT order_questions_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT order_questions_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id) ON DELETE SET NULL,
  CONSTRAINT order_questions_answer_check CHECK (((char_length(answer) >= 2) AND (char_length(answer) <= 2000))),
  CONSTRAINT order_questions_check CHECK (((answer IS NULL) = (answered_at IS NULL))),
  CONSTRAINT order_questions_check1 CHECK (((answer IS NULL) OR (hidden_code IS NULL))),
  CONSTRAINT order_questions_hidden_code_check CHECK ((hidden_code = ANY (ARRAY['offTopic'::text, 'personal'::text, 'repeated'::text, 'abusive'::text, 'other'::text]))),
  CONSTRAINT order_questions_text_check CHECK (((char_length(text) >= 10) AND (char_length(text) <= 1000)))
);

CREATE INDEX order_questions_of_asker ON public.order_questions USING btree (asker_id, created_at) WHERE (asker_id IS NOT NULL);
CREATE INDEX order_questions_of_order ON public.order_questions USING btree (order_id, created_at, id);
CREATE INDEX order_questions_of_producer ON public.order_questions USING btree (producer_id) WHERE (producer_id IS NOT NULL);

CREATE TRIGGER order_questions_realtime AFTER INSERT OR UPDATE ON public.order_questions FOR EACH ROW EXECUTE FUNCTION tell_question_events();
CREATE TRIGGER order_questions_record AFTER UPDATE OF answer, addenda ON public.order_questions FOR EACH ROW EXECUTE FUNCTION record_listing_part('order', 'questions');
CREATE TRIGGER order_questions_record_delete AFTER DELETE ON public.order_questions FOR EACH ROW WHEN ((old.answer IS NOT NULL)) EXECUTE FUNCTION record_listing_part('order', 'questions');


-- Table order_reminders

CREATE TABLE order_reminders (
  order_id uuid NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  days smallint NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  CONSTRAINT order_reminders_pkey PRIMARY KEY (order_id, expires_at, days),
  CONSTRAINT order_reminders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT order_reminders_days_check CHECK ((days = ANY (ARRAY[1, 7])))
);


-- Table order_stats

CREATE TABLE order_stats (
  order_id uuid NOT NULL,
  views integer NOT NULL DEFAULT 0,
  contacts integer NOT NULL DEFAULT 0,
  CONSTRAINT order_stats_pkey PRIMARY KEY (order_id),
  CONSTRAINT order_stats_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT order_stats_contacts_check CHECK ((contacts >= 0)),
  CONSTRAINT order_stats_views_check CHECK ((views >= 0))
);

CREATE TRIGGER order_stats_realtime_insert AFTER INSERT ON public.order_stats FOR EACH ROW WHEN ((((new.views + new.contacts) > 0) AND (current_setting('verstat.bulk'::text, true) IS DISTINCT FROM 'on'::text))) EXECUTE FUNCTION tell_order_counts();
CREATE TRIGGER order_stats_realtime_update AFTER UPDATE ON public.order_stats FOR EACH ROW WHEN ((((old.contacts <> new.contacts) OR ((new.views < 100) AND (old.views <> new.views)) OR ((old.views / 10) <> (new.views / 10))) AND (current_setting('verstat.bulk'::text, true) IS DISTINCT FROM 'on'::text))) EXECUTE FUNCTION tell_order_counts();


-- Table order_totals

CREATE TABLE order_totals (
  type text COLLATE "C" NOT NULL,
  region_id smallint NOT NULL,
  category_id smallint NOT NULL,
  n integer NOT NULL,
  CONSTRAINT order_totals_pkey PRIMARY KEY (type, region_id, category_id)
) WITH (fillfactor=70, autovacuum_vacuum_scale_factor=0.05);


-- Table orders

CREATE TABLE orders (
  id uuid NOT NULL,
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  slug text NOT NULL,
  status order_status NOT NULL DEFAULT 'draft'::order_status,
  status_reason text,
  listed boolean NOT NULL DEFAULT false,
  owner_id uuid,
  type order_type NOT NULL,
  region_id smallint NOT NULL,
  root_id smallint NOT NULL,
  category_id smallint NOT NULL,
  city text,
  title_uk text,
  title_en text,
  description_uk text,
  description_en text,
  quantity numeric(15,3),
  unit text,
  quantity_note_uk text,
  quantity_note_en text,
  repeat text,
  budget_mode text,
  budget_min bigint,
  budget_max bigint,
  currency text NOT NULL DEFAULT 'UAH'::text,
  budget_per text NOT NULL DEFAULT 'total'::text,
  vat boolean,
  offers_until date NOT NULL,
  needed_by date,
  material_by text,
  sample_required boolean,
  nda_required boolean,
  certificates text[] NOT NULL DEFAULT '{}'::text[],
  attributes jsonb NOT NULL DEFAULT '{}'::jsonb,
  has_files boolean NOT NULL DEFAULT false,
  contact_name text,
  contact_email text,
  contact_phone text,
  contact_show text NOT NULL DEFAULT 'afterLogin'::text,
  published_at timestamp with time zone,
  bumped_at timestamp with time zone,
  expires_at timestamp with time zone,
  top_until timestamp with time zone,
  highlight_until timestamp with time zone,
  home_until timestamp with time zone,
  version integer NOT NULL DEFAULT 1,
  demo boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  search tsvector NOT NULL DEFAULT ''::tsvector,
  status_at timestamp with time zone NOT NULL DEFAULT now(),
  status_version integer NOT NULL DEFAULT 1,
  changed_since_approval boolean NOT NULL DEFAULT false,
  submit_when_verified boolean NOT NULL DEFAULT false,
  archived_from order_status,
  locale text NOT NULL DEFAULT 'uk'::text,
  paid_until timestamp with time zone,
  paid_bump_at timestamp with time zone,
  wanted_plan text,
  in_uk boolean NOT NULL GENERATED ALWAYS AS ((description_uk IS NOT NULL)) STORED,
  in_en boolean NOT NULL GENERATED ALWAYS AS ((description_en IS NOT NULL)) STORED,
  contact_messengers text[] NOT NULL DEFAULT '{}'::text[],
  visibility text NOT NULL DEFAULT 'public'::text,
  offers_open text NOT NULL DEFAULT 'atOnce'::text,
  max_offers smallint NOT NULL DEFAULT 50,
  terms_version integer NOT NULL DEFAULT 1,
  deal_id uuid,
  award_lapses_at timestamp with time zone,
  award_completes_at timestamp with time zone,
  drawing_sizes real[],
  drawing_mm real,
  has_model boolean NOT NULL DEFAULT false,
  CONSTRAINT orders_pkey PRIMARY KEY (id),
  CONSTRAINT orders_number_key UNIQUE (number),
  CONSTRAINT orders_slug_key UNIQUE (slug),
  CONSTRAINT orders_leaf_of_root FOREIGN KEY (category_id, root_id) REFERENCES categories(id, parent_id) ON UPDATE CASCADE,
  CONSTRAINT orders_owner FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT orders_region_id_fkey FOREIGN KEY (region_id) REFERENCES regions(id),
  CONSTRAINT orders_archived CHECK (((archived_from IS NULL) OR ((status = 'archived'::order_status) AND (archived_from <> 'archived'::order_status)))),
  CONSTRAINT orders_attributes_check CHECK ((jsonb_typeof(attributes) = 'object'::text)),
  CONSTRAINT orders_budget CHECK (
CASE COALESCE(budget_mode, 'request'::text)
    WHEN 'request'::text THEN ((budget_min IS NULL) AND (budget_max IS NULL))
    WHEN 'exact'::text THEN ((budget_min IS NOT NULL) AND (budget_max IS NOT NULL) AND (budget_min = budget_max))
    WHEN 'range'::text THEN ((budget_min IS NOT NULL) AND (budget_max IS NOT NULL) AND (budget_min < budget_max))
    ELSE false
END),
  CONSTRAINT orders_budget_max_check CHECK (((budget_max >= 0) AND (budget_max <= '9007199254740991'::bigint))),
  CONSTRAINT orders_budget_min_check CHECK (((budget_min >= 0) AND (budget_min <= '9007199254740991'::bigint))),
  CONSTRAINT orders_budget_per_check CHECK ((budget_per = ANY (ARRAY['total'::text, 'unit'::text]))),
  CONSTRAINT orders_bumped_at_check CHECK (isfinite(bumped_at)),
  CONSTRAINT orders_city_check CHECK (((char_length(city) >= 1) AND (char_length(city) <= 120))),
  CONSTRAINT orders_contact_email_check CHECK ((char_length(contact_email) <= 254)),
  CONSTRAINT orders_contact_messengers_check CHECK ((contact_messengers <@ ARRAY['telegram'::text, 'viber'::text, 'whatsapp'::text])),
  CONSTRAINT orders_contact_name_check CHECK ((char_length(contact_name) <= 120)),
  CONSTRAINT orders_contact_phone_check CHECK ((contact_phone ~ '^\+[1-9][0-9]{6,14}$'::text)),
  CONSTRAINT orders_contact_show_check CHECK ((contact_show = ANY (ARRAY['none'::text, 'afterLogin'::text, 'public'::text, 'shortlisted'::text]))),
  CONSTRAINT orders_currency_check CHECK ((currency = ANY (ARRAY['UAH'::text, 'EUR'::text, 'USD'::text]))),
  CONSTRAINT orders_description CHECK (((description_uk IS NOT NULL) OR (description_en IS NOT NULL))),
  CONSTRAINT orders_description_en_check CHECK (((char_length(description_en) >= 30) AND (char_length(description_en) <= 10000))),
  CONSTRAINT orders_description_uk_check CHECK (((char_length(description_uk) >= 30) AND (char_length(description_uk) <= 10000))),
  CONSTRAINT orders_expires_at_check CHECK ((isfinite(expires_at) AND (expires_at > '2000-01-01 00:00:00+00'::timestamp with time zone))),
  CONSTRAINT orders_listed CHECK (((NOT listed) OR (status = 'published'::order_status))),
  CONSTRAINT orders_listed_public CHECK (((NOT listed) OR (visibility = 'public'::text))),
  CONSTRAINT orders_locale_check CHECK ((locale = ANY (ARRAY['uk'::text, 'en'::text]))),
  CONSTRAINT orders_material_by_check CHECK ((material_by = ANY (ARRAY['customer'::text, 'producer'::text, 'agree'::text]))),
  CONSTRAINT orders_max_offers_check CHECK (((max_offers >= 3) AND (max_offers <= 50))),
  CONSTRAINT orders_offers_open_check CHECK ((offers_open = ANY (ARRAY['atOnce'::text, 'atDeadline'::text]))),
  CONSTRAINT orders_published CHECK (((status <> 'published'::order_status) OR ((published_at IS NOT NULL) AND (bumped_at IS NOT NULL) AND (expires_at IS NOT NULL)))),
  CONSTRAINT orders_published_at_check CHECK (isfinite(published_at)),
  CONSTRAINT orders_quantity CHECK (((quantity IS NULL) = (unit IS NULL))),
  CONSTRAINT orders_quantity_check CHECK ((quantity > (0)::numeric)),
  CONSTRAINT orders_quantity_note_en_check CHECK ((char_length(quantity_note_en) <= 300)),
  CONSTRAINT orders_quantity_note_uk_check CHECK ((char_length(quantity_note_uk) <= 300)),
  CONSTRAINT orders_repeat_check CHECK ((repeat = ANY (ARRAY['once'::text, 'monthly'::text, 'quarterly'::text, 'yearly'::text]))),
  CONSTRAINT orders_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (char_length(slug) <= 100) AND (slug <> ALL (ARRAY['page'::text, 'type'::text, 'region'::text, 'category'::text, 'status'::text])))),
  CONSTRAINT orders_submit_when_verified CHECK (((NOT submit_when_verified) OR (status = 'draft'::order_status))),
  CONSTRAINT orders_title CHECK (((title_uk IS NOT NULL) OR (title_en IS NOT NULL))),
  CONSTRAINT orders_title_en_check CHECK (((char_length(title_en) >= 10) AND (char_length(title_en) <= 120))),
  CONSTRAINT orders_title_uk_check CHECK (((char_length(title_uk) >= 10) AND (char_length(title_uk) <= 120))),
  CONSTRAINT orders_unit_check CHECK ((unit = ANY (ARRAY['pcs'::text, 'kg'::text, 't'::text, 'm'::text, 'm2'::text, 'm3'::text, 'l'::text, 'set'::text, 'hour'::text, 'other'::text]))),
  CONSTRAINT orders_visibility_check CHECK ((visibility = ANY (ARRAY['public'::text, 'invited'::text]))),
  CONSTRAINT orders_wanted_plan_check CHECK ((char_length(wanted_plan) <= 80))
);

CREATE INDEX orders_budget ON public.orders USING btree (currency, budget_max DESC, id DESC) INCLUDE (budget_min, expires_at, type, region_id, root_id, category_id) WHERE (listed AND (budget_per = 'total'::text) AND (budget_max IS NOT NULL));
CREATE INDEX orders_category ON public.orders USING btree (category_id);
CREATE INDEX orders_created ON public.orders USING btree (created_at);
CREATE INDEX orders_demo ON public.orders USING btree (id) WHERE demo;
CREATE INDEX orders_drawing ON public.orders USING btree (drawing_mm, id) INCLUDE (expires_at, type, region_id, root_id, category_id) WHERE (listed AND (drawing_mm IS NOT NULL));
CREATE INDEX orders_expires ON public.orders USING btree (expires_at, id) INCLUDE (type, region_id, root_id, category_id, bumped_at) WHERE listed;
CREATE INDEX orders_filters ON public.orders USING btree (bumped_at, id) INCLUDE (expires_at, type, region_id, root_id, category_id, currency, budget_per, budget_min, budget_max, unit, quantity, material_by, has_files, drawing_mm, has_model, in_uk, in_en) WHERE (listed AND (expires_at > '2000-01-01 00:00:00+00'::timestamp with time zone));
CREATE INDEX orders_home ON public.orders USING btree (home_until) WHERE (listed AND (home_until IS NOT NULL));
CREATE INDEX orders_leaf ON public.orders USING btree (category_id, bumped_at, id) INCLUDE (expires_at) WHERE (listed AND (expires_at <> '1970-01-01 00:00:05+00'::timestamp with time zone));
CREATE INDEX orders_model ON public.orders USING btree (bumped_at, id) INCLUDE (expires_at, type, region_id, root_id, category_id) WHERE (listed AND has_model);
CREATE INDEX orders_newest ON public.orders USING btree (bumped_at, id) INCLUDE (expires_at) WHERE (listed AND (expires_at <> '1970-01-01 00:00:01+00'::timestamp with time zone));
CREATE INDEX orders_owner ON public.orders USING btree (owner_id, updated_at DESC, id DESC) WHERE (owner_id IS NOT NULL);
CREATE INDEX orders_parts ON public.orders USING btree (listing_part(number), updated_at) INCLUDE (expires_at, type, region_id, category_id) WHERE (listed AND (expires_at <> '1970-01-01 00:00:13+00'::timestamp with time zone));
CREATE INDEX orders_pending ON public.orders USING btree (status_at, id) WHERE (status = 'pending'::order_status);
CREATE INDEX orders_quantity ON public.orders USING btree (unit, quantity DESC, id DESC) INCLUDE (expires_at, type, region_id, root_id, category_id) WHERE (listed AND (quantity IS NOT NULL));
CREATE INDEX orders_region ON public.orders USING btree (region_id, bumped_at, id) INCLUDE (expires_at) WHERE (listed AND (expires_at <> '1970-01-01 00:00:03+00'::timestamp with time zone));
CREATE INDEX orders_region_leaf ON public.orders USING btree (region_id, category_id, bumped_at, id) INCLUDE (expires_at) WHERE (listed AND (expires_at <> '1970-01-01 00:00:10+00'::timestamp with time zone));
CREATE INDEX orders_region_root ON public.orders USING btree (region_id, root_id, bumped_at, id) INCLUDE (expires_at) WHERE (listed AND (expires_at <> '1970-01-01 00:00:09+00'::timestamp with time zone));
CREATE INDEX orders_root ON public.orders USING btree (root_id, bumped_at, id) INCLUDE (expires_at) WHERE (listed AND (expires_at <> '1970-01-01 00:00:04+00'::timestamp with time zone));
CREATE INDEX orders_search ON public.orders USING gin (search);
CREATE INDEX orders_status ON public.orders USING btree (status, id);
CREATE INDEX orders_top ON public.orders USING btree (promotion_hash(id)) INCLUDE (id, top_until, expires_at, type, region_id, root_id, category_id) WHERE (listed AND (top_until IS NOT NULL));
CREATE INDEX orders_top_leaf ON public.orders USING btree (category_id, promotion_hash(id)) INCLUDE (id, top_until, expires_at, type, region_id) WHERE (listed AND (top_until IS NOT NULL));
CREATE INDEX orders_top_region ON public.orders USING btree (region_id, promotion_hash(id)) INCLUDE (id, top_until, expires_at, type, root_id, category_id) WHERE (listed AND (top_until IS NOT NULL));
CREATE INDEX orders_top_root ON public.orders USING btree (root_id, promotion_hash(id)) INCLUDE (id, top_until, expires_at, type, region_id) WHERE (listed AND (top_until IS NOT NULL));
CREATE INDEX orders_type ON public.orders USING btree (type, bumped_at, id) INCLUDE (expires_at) WHERE (listed AND (expires_at <> '1970-01-01 00:00:02+00'::timestamp with time zone));
CREATE INDEX orders_type_leaf ON public.orders USING btree (type, category_id, bumped_at, id) INCLUDE (expires_at) WHERE (listed AND (expires_at <> '1970-01-01 00:00:08+00'::timestamp with time zone));
CREATE INDEX orders_type_region ON public.orders USING btree (type, region_id, bumped_at, id) INCLUDE (expires_at) WHERE (listed AND (expires_at <> '1970-01-01 00:00:06+00'::timestamp with time zone));
CREATE INDEX orders_type_region_leaf ON public.orders USING btree (type, region_id, category_id, bumped_at, id) INCLUDE (expires_at) WHERE (listed AND (expires_at <> '1970-01-01 00:00:12+00'::timestamp with time zone));
CREATE INDEX orders_type_region_root ON public.orders USING btree (type, region_id, root_id, bumped_at, id) INCLUDE (expires_at) WHERE (listed AND (expires_at <> '1970-01-01 00:00:11+00'::timestamp with time zone));
CREATE INDEX orders_type_root ON public.orders USING btree (type, root_id, bumped_at, id) INCLUDE (expires_at) WHERE (listed AND (expires_at <> '1970-01-01 00:00:07+00'::timestamp with time zone));
CREATE INDEX orders_unclaimed ON public.orders USING btree (created_at) WHERE ((owner_id IS NULL) AND (NOT demo));
CREATE INDEX orders_with_files ON public.orders USING btree (bumped_at, id) INCLUDE (expires_at, type, region_id, root_id, category_id) WHERE (listed AND has_files);

CREATE TRIGGER orders_derive BEFORE INSERT OR UPDATE OF status, expires_at, visibility, title_uk, title_en, description_uk, description_en, city ON public.orders FOR EACH ROW EXECUTE FUNCTION order_derive();
CREATE TRIGGER orders_log_delete AFTER DELETE ON public.orders REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN ((current_setting('verstat.bulk'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION log_order_deltas();
CREATE TRIGGER orders_log_insert AFTER INSERT ON public.orders REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN ((current_setting('verstat.bulk'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION log_order_deltas();
CREATE TRIGGER orders_log_update AFTER UPDATE ON public.orders REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT WHEN ((current_setting('verstat.bulk'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION log_order_deltas();
CREATE TRIGGER orders_open_refund_cases AFTER UPDATE OF status ON public.orders FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION open_refund_cases();
CREATE TRIGGER orders_record AFTER INSERT OR DELETE OR UPDATE ON public.orders FOR EACH ROW EXECUTE FUNCTION record_listing_change('order');
CREATE TRIGGER orders_subscribe AFTER INSERT ON public.orders REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION subscribe_listings('order');
CREATE TRIGGER orders_truncate AFTER TRUNCATE ON public.orders FOR EACH STATEMENT EXECUTE FUNCTION forget_orders();


-- Table page_texts

CREATE TABLE page_texts (
  page text NOT NULL,
  locale text NOT NULL,
  version integer NOT NULL,
  title text,
  description text,
  h1 text,
  intro text,
  body text,
  created_at timestamp with time zone NOT NULL,
  created_by uuid,
  CONSTRAINT page_texts_pkey PRIMARY KEY (page, locale, version),
  CONSTRAINT page_texts_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT page_texts_body_check CHECK ((char_length(body) <= 100000)),
  CONSTRAINT page_texts_description_check CHECK ((char_length(description) <= 160)),
  CONSTRAINT page_texts_h1_check CHECK ((char_length(h1) <= 120)),
  CONSTRAINT page_texts_intro_check CHECK ((char_length(intro) <= 600)),
  CONSTRAINT page_texts_locale_check CHECK ((locale = ANY (ARRAY['uk'::text, 'en'::text]))),
  CONSTRAINT page_texts_page_check CHECK ((char_length(page) <= 250)),
  CONSTRAINT page_texts_title_check CHECK ((char_length(title) <= 65)),
  CONSTRAINT page_texts_version_check CHECK ((version > 0))
);

CREATE INDEX page_texts_author ON public.page_texts USING btree (created_by);

CREATE TRIGGER page_texts_tell AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.page_texts FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_texts();


-- Table paid_periods

CREATE TABLE paid_periods (
  id uuid NOT NULL,
  subscription_id uuid NOT NULL,
  family smallint NOT NULL,
  n integer NOT NULL,
  transaction_id uuid,
  item_id text NOT NULL,
  gives text[] NOT NULL,
  days smallint,
  value_minor bigint NOT NULL,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  grace_until timestamp with time zone,
  next_bump_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT paid_periods_pkey PRIMARY KEY (id),
  CONSTRAINT paid_periods_once UNIQUE (subscription_id, family, n),
  CONSTRAINT paid_periods_transaction_id_key UNIQUE (transaction_id),
  CONSTRAINT paid_periods_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id) ON DELETE CASCADE,
  CONSTRAINT paid_periods_family_check CHECK ((family = ANY (ARRAY[10, 20]))),
  CONSTRAINT paid_periods_n_check CHECK ((n > 0)),
  CONSTRAINT paid_periods_time CHECK ((((starts_at IS NULL) = (ends_at IS NULL)) AND (ends_at >= starts_at))),
  CONSTRAINT paid_periods_value_minor_check CHECK ((value_minor >= 0))
);

CREATE INDEX paid_periods_bump ON public.paid_periods USING btree (next_bump_at) WHERE (next_bump_at IS NOT NULL);
CREATE INDEX paid_periods_waiting ON public.paid_periods USING btree (subscription_id) WHERE (starts_at IS NULL);


-- Table payment_methods

CREATE TABLE payment_methods (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  provider text NOT NULL,
  sealed_token bytea NOT NULL,
  key_id text NOT NULL,
  brand text,
  tail text,
  ip text NOT NULL,
  status text NOT NULL DEFAULT 'active'::text,
  created_at timestamp with time zone NOT NULL,
  attempt_id uuid,
  token_hash bytea,
  CONSTRAINT payment_methods_pkey PRIMARY KEY (id),
  CONSTRAINT payment_methods_attempt_id_key UNIQUE (attempt_id),
  CONSTRAINT payment_methods_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES attempts(id),
  CONSTRAINT payment_methods_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT payment_methods_brand_check CHECK ((char_length(brand) <= 40)),
  CONSTRAINT payment_methods_status CHECK ((status = ANY (ARRAY['unproven'::text, 'active'::text, 'dead'::text, 'forgotten'::text]))),
  CONSTRAINT payment_methods_tail_check CHECK ((tail ~ '^[0-9]{4}$'::text))
);

CREATE INDEX payment_methods_token ON public.payment_methods USING btree (provider, token_hash) WHERE (status = 'active'::text);
CREATE INDEX payment_methods_user ON public.payment_methods USING btree (user_id, id) WHERE (status = 'active'::text);

CREATE TRIGGER payment_methods_forget BEFORE UPDATE OF status ON public.payment_methods FOR EACH ROW WHEN (((old.status = ANY (ARRAY['unproven'::text, 'active'::text])) AND (new.status = ANY (ARRAY['dead'::text, 'forgotten'::text])))) EXECUTE FUNCTION forget_card();
CREATE TRIGGER payment_methods_forget_deleted BEFORE DELETE ON public.payment_methods FOR EACH ROW EXECUTE FUNCTION forget_card();


-- Table person_blocks

CREATE TABLE person_blocks (
  blocker_id uuid NOT NULL,
  blocked_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT person_blocks_pkey PRIMARY KEY (blocker_id, blocked_id),
  CONSTRAINT person_blocks_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT person_blocks_blocker_id_fkey FOREIGN KEY (blocker_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT person_blocks_check CHECK ((blocker_id <> blocked_id))
);

CREATE INDEX person_blocks_of_blocked ON public.person_blocks USING btree (blocked_id);


-- Table planned_invitations

CREATE TABLE planned_invitations (
  order_id uuid NOT NULL,
  producer_id uuid NOT NULL,
  CONSTRAINT planned_invitations_pkey PRIMARY KEY (order_id),
  CONSTRAINT planned_invitations_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT planned_invitations_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id) ON DELETE CASCADE
);

CREATE INDEX planned_invitations_of_producer ON public.planned_invitations USING btree (producer_id);


-- Table plans

CREATE TABLE plans (
  id text NOT NULL,
  kind text NOT NULL,
  "position" smallint NOT NULL,
  name_uk text NOT NULL,
  name_en text NOT NULL,
  text_uk text NOT NULL,
  text_en text NOT NULL,
  price_minor bigint NOT NULL,
  currency text NOT NULL DEFAULT 'UAH'::text,
  days smallint,
  gives text[] NOT NULL,
  offered boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  price_since timestamp with time zone,
  price_was_minor bigint,
  CONSTRAINT plans_pkey PRIMARY KEY (id),
  CONSTRAINT plans_currency_check CHECK ((currency = 'UAH'::text)),
  CONSTRAINT plans_days_check CHECK (((days >= 1) AND (days <= 366))),
  CONSTRAINT plans_free_has_no_end CHECK (((price_minor = 0) = (days IS NULL))),
  CONSTRAINT plans_gives_check CHECK ((gives <@ ARRAY['page'::text, 'lists'::text, 'files'::text, 'highlight'::text, 'bump'::text, 'top'::text, 'home'::text])),
  CONSTRAINT plans_id_check CHECK (((id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (char_length(id) <= 40))),
  CONSTRAINT plans_kind_check CHECK ((kind = ANY (ARRAY['order'::text, 'producer'::text]))),
  CONSTRAINT plans_name_en_check CHECK (((char_length(name_en) >= 1) AND (char_length(name_en) <= 60))),
  CONSTRAINT plans_name_uk_check CHECK (((char_length(name_uk) >= 1) AND (char_length(name_uk) <= 60))),
  CONSTRAINT plans_price_minor_check CHECK (((price_minor >= 0) AND (price_minor <= 100000000))),
  CONSTRAINT plans_price_was CHECK (((price_since IS NULL) = (price_was_minor IS NULL))),
  CONSTRAINT plans_text_en_check CHECK (((char_length(text_en) >= 1) AND (char_length(text_en) <= 300))),
  CONSTRAINT plans_text_uk_check CHECK (((char_length(text_uk) >= 1) AND (char_length(text_uk) <= 300)))
);

CREATE UNIQUE INDEX plans_free ON public.plans USING btree (kind) WHERE (price_minor = 0);

CREATE TRIGGER plans_tell AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.plans FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_plans();


-- Table producer_buckets

CREATE TABLE producer_buckets (
  region_id smallint NOT NULL,
  category_id smallint NOT NULL,
  grain integer NOT NULL,
  bucket integer NOT NULL,
  n integer NOT NULL,
  CONSTRAINT producer_buckets_pkey PRIMARY KEY (region_id, category_id, grain, bucket),
  CONSTRAINT producer_buckets_grain_check CHECK ((grain > 0))
) WITH (fillfactor=70, autovacuum_vacuum_scale_factor=0.05);


-- Table producer_categories

CREATE TABLE producer_categories (
  producer_id uuid NOT NULL,
  "position" smallint NOT NULL,
  root_id smallint NOT NULL,
  category_id smallint NOT NULL,
  CONSTRAINT producer_categories_pkey PRIMARY KEY (producer_id, "position"),
  CONSTRAINT producer_categories_producer_id_category_id_key UNIQUE (producer_id, category_id),
  CONSTRAINT producer_categories_category_id_root_id_fkey FOREIGN KEY (category_id, root_id) REFERENCES categories(id, parent_id) ON UPDATE CASCADE,
  CONSTRAINT producer_categories_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id) ON DELETE CASCADE,
  CONSTRAINT producer_categories_position_check CHECK ((("position" >= 0) AND ("position" <= 9)))
);

CREATE INDEX producer_categories_category ON public.producer_categories USING btree (category_id);

CREATE TRIGGER producer_categories_record AFTER INSERT OR DELETE OR UPDATE ON public.producer_categories FOR EACH ROW WHEN ((current_setting('verstat.bulk'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION record_listing_part('producer', 'categories');


-- Table producer_days

CREATE TABLE producer_days (
  producer_id uuid NOT NULL,
  day date NOT NULL,
  views integer NOT NULL DEFAULT 0,
  contacts integer NOT NULL DEFAULT 0,
  CONSTRAINT producer_days_pkey PRIMARY KEY (producer_id, day),
  CONSTRAINT producer_days_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id) ON DELETE CASCADE,
  CONSTRAINT producer_days_contacts_check CHECK ((contacts >= 0)),
  CONSTRAINT producer_days_views_check CHECK ((views >= 0))
);

CREATE INDEX producer_days_day ON public.producer_days USING btree (day);


-- Table producer_deltas

CREATE TABLE producer_deltas (
  region_id smallint NOT NULL,
  category_id smallint NOT NULL,
  rank integer NOT NULL,
  d integer NOT NULL
) WITH (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=5000);


-- Table producer_documents

CREATE TABLE producer_documents (
  id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  region_id smallint NOT NULL,
  category_ids smallint[] NOT NULL,
  words tsvector STORAGE EXTERNAL NOT NULL,
  stem_version smallint NOT NULL,
  CONSTRAINT producer_documents_pkey PRIMARY KEY (id)
) WITH (toast_tuple_target=8160, autovacuum_vacuum_insert_scale_factor=0.05);

CREATE INDEX producer_documents_newest ON public.producer_documents USING btree (at DESC, id DESC);
CREATE INDEX producer_documents_version ON public.producer_documents USING btree (stem_version, id);
CREATE INDEX producer_documents_words ON public.producer_documents USING gin (words) WITH (gin_pending_list_limit='128');

CREATE TRIGGER producer_documents_keep_delete AFTER DELETE ON public.producer_documents REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_changed_documents('producer');
CREATE TRIGGER producer_documents_keep_insert AFTER INSERT ON public.producer_documents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_changed_documents('producer');
CREATE TRIGGER producer_documents_keep_truncate BEFORE TRUNCATE ON public.producer_documents FOR EACH STATEMENT EXECUTE FUNCTION keep_truncated_documents('producer');
CREATE TRIGGER producer_documents_keep_update AFTER UPDATE ON public.producer_documents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_changed_documents('producer');


-- Table producer_files

CREATE TABLE producer_files (
  producer_id uuid NOT NULL,
  upload_id uuid NOT NULL,
  CONSTRAINT producer_files_pkey PRIMARY KEY (producer_id, upload_id),
  CONSTRAINT producer_files_upload_id_key UNIQUE (upload_id),
  CONSTRAINT producer_files_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id) ON DELETE CASCADE,
  CONSTRAINT producer_files_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads(id)
);

CREATE TRIGGER producer_files_free AFTER DELETE ON public.producer_files REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION free_uploads();
CREATE TRIGGER producer_files_hold AFTER INSERT ON public.producer_files REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION hold_uploads();


-- Table producer_images

CREATE TABLE producer_images (
  producer_id uuid NOT NULL,
  upload_id uuid NOT NULL,
  role text NOT NULL,
  "position" smallint NOT NULL DEFAULT 0,
  alt text,
  CONSTRAINT producer_images_pkey PRIMARY KEY (producer_id, role, "position"),
  CONSTRAINT producer_images_upload_id_key UNIQUE (upload_id),
  CONSTRAINT producer_images_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id) ON DELETE CASCADE,
  CONSTRAINT producer_images_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads(id),
  CONSTRAINT producer_images_alt_check CHECK ((char_length(alt) <= 200)),
  CONSTRAINT producer_images_check CHECK (((("position" >= 0) AND ("position" <= 19)) AND ((role = 'gallery'::text) OR ("position" = 0)))),
  CONSTRAINT producer_images_role_check CHECK ((role = ANY (ARRAY['logo'::text, 'cover'::text, 'gallery'::text])))
);

CREATE TRIGGER producer_images_free AFTER DELETE ON public.producer_images REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION free_uploads();
CREATE TRIGGER producer_images_hold AFTER INSERT ON public.producer_images REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION hold_uploads();
CREATE TRIGGER producer_images_record AFTER INSERT OR DELETE OR UPDATE ON public.producer_images FOR EACH ROW WHEN ((current_setting('verstat.bulk'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION record_listing_part('producer', 'images');


-- Table producer_listings

CREATE TABLE producer_listings (
  producer_id uuid NOT NULL,
  category_id smallint NOT NULL,
  region_id smallint NOT NULL,
  rank integer NOT NULL,
  published_at timestamp with time zone NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  verified_until timestamp with time zone,
  top_until timestamp with time zone,
  accepts_tolling boolean,
  accepts_small_batch boolean,
  in_uk boolean NOT NULL,
  in_en boolean NOT NULL,
  CONSTRAINT producer_listings_pkey PRIMARY KEY (producer_id, category_id),
  CONSTRAINT producer_listings_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id) ON DELETE CASCADE,
  CONSTRAINT producer_listings_rank_check CHECK ((rank >= 0))
);

CREATE INDEX producer_listings_name ON public.producer_listings USING btree (category_id, name_key, producer_id) INCLUDE (region_id, rank) WHERE (rank >= 0);
CREATE INDEX producer_listings_newest ON public.producer_listings USING btree (category_id, published_at, producer_id) INCLUDE (region_id, rank) WHERE (rank >= 0);
CREATE INDEX producer_listings_rank ON public.producer_listings USING btree (category_id, rank, producer_id) WHERE (rank <> '-1'::integer);
CREATE INDEX producer_listings_region ON public.producer_listings USING btree (category_id, region_id, rank, producer_id) WHERE (rank <> '-2'::integer);
CREATE INDEX producer_listings_top ON public.producer_listings USING btree (category_id, promotion_hash(producer_id)) INCLUDE (producer_id, top_until, region_id, rank, verified_until, accepts_tolling, accepts_small_batch) WHERE (top_until IS NOT NULL);
CREATE INDEX producer_listings_verified ON public.producer_listings USING btree (verified_until) INCLUDE (producer_id) WHERE ((category_id = 0) AND (rank >= 10100000));

CREATE TRIGGER producer_listings_log_delete AFTER DELETE ON public.producer_listings REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN ((current_setting('verstat.bulk'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION log_producer_deltas();
CREATE TRIGGER producer_listings_log_insert AFTER INSERT ON public.producer_listings REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN ((current_setting('verstat.bulk'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION log_producer_deltas();
CREATE TRIGGER producer_listings_log_update AFTER UPDATE ON public.producer_listings REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT WHEN ((current_setting('verstat.bulk'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION log_producer_deltas();
CREATE TRIGGER producer_listings_record AFTER INSERT OR DELETE OR UPDATE ON public.producer_listings FOR EACH ROW WHEN ((current_setting('verstat.bulk'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION record_listing_part('producer', 'lists');
CREATE TRIGGER producer_listings_truncate AFTER TRUNCATE ON public.producer_listings FOR EACH STATEMENT EXECUTE FUNCTION forget_producer_counters();


-- Table producer_stats

CREATE TABLE producer_stats (
  producer_id uuid NOT NULL,
  views integer NOT NULL DEFAULT 0,
  contacts integer NOT NULL DEFAULT 0,
  CONSTRAINT producer_stats_pkey PRIMARY KEY (producer_id),
  CONSTRAINT producer_stats_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id) ON DELETE CASCADE,
  CONSTRAINT producer_stats_contacts_check CHECK ((contacts >= 0)),
  CONSTRAINT producer_stats_views_check CHECK ((views >= 0))
);


-- Table producer_totals

CREATE TABLE producer_totals (
  region_id smallint NOT NULL,
  category_id smallint NOT NULL,
  n integer NOT NULL,
  CONSTRAINT producer_totals_pkey PRIMARY KEY (region_id, category_id)
) WITH (fillfactor=70, autovacuum_vacuum_scale_factor=0.05);


-- Table producers

CREATE TABLE producers (
  id uuid NOT NULL,
  slug text NOT NULL,
  status producer_status NOT NULL DEFAULT 'draft'::producer_status,
  status_reason text,
  owner_id uuid,
  name text NOT NULL,
  kind text NOT NULL,
  edrpou text,
  rnokpp text,
  tagline_uk text,
  tagline_en text,
  description_uk text,
  description_en text,
  region_id smallint NOT NULL,
  city text,
  address text,
  latitude double precision,
  longitude double precision,
  show_address boolean NOT NULL DEFAULT false,
  service_region_ids smallint[] NOT NULL DEFAULT '{}'::smallint[],
  processes text[] NOT NULL DEFAULT '{}'::text[],
  materials text[] NOT NULL DEFAULT '{}'::text[],
  moq_value numeric(15,3),
  moq_unit text,
  lead_days_min integer,
  lead_days_max integer,
  samples text,
  accepts_tolling boolean,
  accepts_small_batch boolean,
  employees text,
  show_employees boolean NOT NULL DEFAULT false,
  founded_year smallint,
  equipment jsonb NOT NULL DEFAULT '[]'::jsonb,
  certificates jsonb NOT NULL DEFAULT '[]'::jsonb,
  phones text[] NOT NULL DEFAULT '{}'::text[],
  email text,
  contact_show text NOT NULL DEFAULT 'afterLogin'::text,
  website text,
  work_hours text,
  accepting_from date,
  closed_until date,
  verified_at timestamp with time zone,
  verified_until timestamp with time zone,
  completeness smallint NOT NULL DEFAULT 0,
  fresh_at timestamp with time zone NOT NULL DEFAULT now(),
  published_at timestamp with time zone,
  top_until timestamp with time zone,
  highlight_until timestamp with time zone,
  home_until timestamp with time zone,
  version integer NOT NULL DEFAULT 1,
  demo boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  search tsvector NOT NULL DEFAULT ''::tsvector,
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  status_at timestamp with time zone NOT NULL DEFAULT now(),
  status_version integer NOT NULL DEFAULT 1,
  changed_since_approval boolean NOT NULL DEFAULT false,
  submit_when_verified boolean NOT NULL DEFAULT false,
  archived_from producer_status,
  locale text NOT NULL DEFAULT 'uk'::text,
  paid_until timestamp with time zone,
  wanted_plan text,
  verification_source text,
  verification_note text,
  verified_by uuid,
  messengers text[] NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT producers_pkey PRIMARY KEY (id),
  CONSTRAINT producers_slug_key UNIQUE (slug),
  CONSTRAINT producers_owner FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT producers_region_id_fkey FOREIGN KEY (region_id) REFERENCES regions(id),
  CONSTRAINT producers_address_check CHECK ((char_length(address) <= 300)),
  CONSTRAINT producers_archived CHECK (((archived_from IS NULL) OR ((status = 'archived'::producer_status) AND (archived_from <> 'archived'::producer_status)))),
  CONSTRAINT producers_certificates_check CHECK (((jsonb_typeof(certificates) = 'array'::text) AND (jsonb_array_length(certificates) <= 20))),
  CONSTRAINT producers_check CHECK ((lead_days_max >= lead_days_min)),
  CONSTRAINT producers_city_check CHECK (((char_length(city) >= 1) AND (char_length(city) <= 120))),
  CONSTRAINT producers_completeness_check CHECK (((completeness >= 0) AND (completeness <= 100))),
  CONSTRAINT producers_contact_show_check CHECK ((contact_show = ANY (ARRAY['none'::text, 'afterLogin'::text, 'public'::text]))),
  CONSTRAINT producers_description CHECK (((description_uk IS NOT NULL) OR (description_en IS NOT NULL))),
  CONSTRAINT producers_description_en_check CHECK (((char_length(description_en) >= 50) AND (char_length(description_en) <= 10000))),
  CONSTRAINT producers_description_uk_check CHECK (((char_length(description_uk) >= 50) AND (char_length(description_uk) <= 10000))),
  CONSTRAINT producers_edrpou_check CHECK ((edrpou ~ '^[0-9]{8}$'::text)),
  CONSTRAINT producers_email_check CHECK ((char_length(email) <= 254)),
  CONSTRAINT producers_employees_check CHECK ((employees = ANY (ARRAY['1'::text, '2-10'::text, '11-50'::text, '51-250'::text, '251+'::text]))),
  CONSTRAINT producers_equipment_check CHECK (((jsonb_typeof(equipment) = 'array'::text) AND (jsonb_array_length(equipment) <= 50))),
  CONSTRAINT producers_founded_year_check CHECK (((founded_year >= 1500) AND (founded_year <= 2200))),
  CONSTRAINT producers_fresh_at_check CHECK (isfinite(fresh_at)),
  CONSTRAINT producers_kind_check CHECK ((kind = ANY (ARRAY['manufacturer'::text, 'workshop'::text, 'artisan'::text, 'engineering'::text, 'trader'::text]))),
  CONSTRAINT producers_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  CONSTRAINT producers_lead_days CHECK (((lead_days_min IS NULL) = (lead_days_max IS NULL))),
  CONSTRAINT producers_lead_days_min_check CHECK ((lead_days_min >= 0)),
  CONSTRAINT producers_locale_check CHECK ((locale = ANY (ARRAY['uk'::text, 'en'::text]))),
  CONSTRAINT producers_location CHECK (((latitude IS NULL) = (longitude IS NULL))),
  CONSTRAINT producers_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  CONSTRAINT producers_messengers_check CHECK ((messengers <@ ARRAY['telegram'::text, 'viber'::text, 'whatsapp'::text])),
  CONSTRAINT producers_moq CHECK (((moq_value IS NULL) = (moq_unit IS NULL))),
  CONSTRAINT producers_moq_unit_check CHECK ((moq_unit = ANY (ARRAY['pcs'::text, 'kg'::text, 't'::text, 'm'::text, 'm2'::text, 'm3'::text, 'l'::text, 'set'::text, 'hour'::text, 'other'::text]))),
  CONSTRAINT producers_moq_value_check CHECK ((moq_value > (0)::numeric)),
  CONSTRAINT producers_name_check CHECK (((char_length(name) >= 2) AND (char_length(name) <= 120))),
  CONSTRAINT producers_phones_check CHECK ((cardinality(phones) <= 3)),
  CONSTRAINT producers_published CHECK (((status <> 'published'::producer_status) OR (published_at IS NOT NULL))),
  CONSTRAINT producers_published_at_check CHECK (isfinite(published_at)),
  CONSTRAINT producers_rnokpp_check CHECK ((rnokpp ~ '^[0-9]{10}$'::text)),
  CONSTRAINT producers_samples_check CHECK ((samples = ANY (ARRAY['yes'::text, 'paid'::text, 'no'::text]))),
  CONSTRAINT producers_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (char_length(slug) <= 100) AND (slug <> ALL (ARRAY['page'::text, 'type'::text, 'region'::text, 'category'::text, 'status'::text])))),
  CONSTRAINT producers_submit_when_verified CHECK (((NOT submit_when_verified) OR (status = 'draft'::producer_status))),
  CONSTRAINT producers_tagline_en_check CHECK ((char_length(tagline_en) <= 160)),
  CONSTRAINT producers_tagline_uk_check CHECK ((char_length(tagline_uk) <= 160)),
  CONSTRAINT producers_verification CHECK (((num_nulls(verified_at, verified_until, verification_source) = ANY (ARRAY[0, 3])) AND ((verified_at IS NOT NULL) OR ((verification_note IS NULL) AND (verified_by IS NULL))))),
  CONSTRAINT producers_verification_note_check CHECK (((char_length(verification_note) >= 1) AND (char_length(verification_note) <= 1000))),
  CONSTRAINT producers_verification_source_check CHECK ((verification_source = ANY (ARRAY['register'::text, 'documents'::text, 'visit'::text]))),
  CONSTRAINT producers_wanted_plan_check CHECK ((char_length(wanted_plan) <= 80)),
  CONSTRAINT producers_website_check CHECK ((char_length(website) <= 300)),
  CONSTRAINT producers_work_hours_check CHECK ((char_length(work_hours) <= 200))
);

CREATE INDEX producers_created ON public.producers USING btree (created_at);
CREATE INDEX producers_demo ON public.producers USING btree (id) WHERE demo;
CREATE INDEX producers_edrpou ON public.producers USING btree (edrpou) WHERE (edrpou IS NOT NULL);
CREATE INDEX producers_home ON public.producers USING btree (home_until) WHERE ((status = 'published'::producer_status) AND (home_until IS NOT NULL));
CREATE INDEX producers_owner ON public.producers USING btree (owner_id, updated_at DESC, id DESC) WHERE (owner_id IS NOT NULL);
CREATE INDEX producers_parts ON public.producers USING btree (listing_part(number), updated_at) INCLUDE (id, region_id) WHERE (status = 'published'::producer_status);
CREATE INDEX producers_pending ON public.producers USING btree (status_at, id) WHERE (status = 'pending'::producer_status);
CREATE INDEX producers_search ON public.producers USING gin (search);
CREATE INDEX producers_status ON public.producers USING btree (status, id);
CREATE INDEX producers_unclaimed ON public.producers USING btree (created_at) WHERE ((owner_id IS NULL) AND (NOT demo));

CREATE TRIGGER producers_open_refund_cases AFTER UPDATE OF status ON public.producers FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION open_refund_cases();
CREATE TRIGGER producers_record AFTER INSERT OR DELETE OR UPDATE ON public.producers FOR EACH ROW EXECUTE FUNCTION record_listing_change('producer');
CREATE TRIGGER producers_set_search BEFORE INSERT OR UPDATE OF name, tagline_uk, tagline_en, description_uk, description_en, city, processes, materials ON public.producers FOR EACH ROW EXECUTE FUNCTION producer_set_search();
CREATE TRIGGER producers_subscribe AFTER INSERT ON public.producers REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION subscribe_listings('producer');
CREATE TRIGGER producers_truncate AFTER TRUNCATE ON public.producers FOR EACH STATEMENT EXECUTE FUNCTION forget_producers();


-- Table provider_events

CREATE TABLE provider_events (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  provider text NOT NULL,
  dedupe_key text NOT NULL,
  sealed bytea NOT NULL,
  received_at timestamp with time zone NOT NULL,
  applied_at timestamp with time zone,
  result text,
  put_aside_at timestamp with time zone,
  put_aside_by uuid,
  attempt_id uuid,
  tries smallint NOT NULL DEFAULT 0,
  try_at timestamp with time zone NOT NULL DEFAULT '-infinity'::timestamp with time zone,
  CONSTRAINT provider_events_pkey PRIMARY KEY (id),
  CONSTRAINT provider_events_once UNIQUE (provider, dedupe_key),
  CONSTRAINT provider_events_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES attempts(id)
);

CREATE INDEX provider_events_attempt ON public.provider_events USING btree (attempt_id) WHERE (attempt_id IS NOT NULL);
CREATE INDEX provider_events_stuck ON public.provider_events USING btree (id) WHERE ((applied_at IS NULL) AND (tries >= 5) AND (put_aside_at IS NULL));
CREATE INDEX provider_events_unmatched ON public.provider_events USING btree (id) WHERE ((result = 'unmatched'::text) AND (put_aside_at IS NULL));
CREATE INDEX provider_events_waiting ON public.provider_events USING btree (try_at) WHERE (applied_at IS NULL);


-- Table purchase_payers

CREATE TABLE purchase_payers (
  transaction_id uuid NOT NULL,
  name text NOT NULL,
  code text NOT NULL,
  address text NOT NULL DEFAULT ''::text,
  stated_by uuid NOT NULL,
  stated_at timestamp with time zone NOT NULL,
  CONSTRAINT purchase_payers_pkey PRIMARY KEY (transaction_id),
  CONSTRAINT purchase_payers_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES transactions(id),
  CONSTRAINT purchase_payers_address_check CHECK ((char_length(address) <= 200)),
  CONSTRAINT purchase_payers_code_check CHECK ((code ~ '^([0-9]{8}|[0-9]{10})$'::text)),
  CONSTRAINT purchase_payers_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200)))
);

CREATE INDEX purchase_payers_code ON public.purchase_payers USING btree (code);


-- Table realtime_commands

CREATE UNLOGGED TABLE realtime_commands (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  session_id text NOT NULL,
  data text NOT NULL,
  CONSTRAINT realtime_commands_pkey PRIMARY KEY (id),
  CONSTRAINT realtime_commands_session_id_fkey FOREIGN KEY (session_id) REFERENCES realtime_sessions(id) ON DELETE CASCADE
);

CREATE INDEX realtime_commands_session ON public.realtime_commands USING btree (session_id);


-- Table realtime_epoch

CREATE TABLE realtime_epoch (
  only_row boolean NOT NULL DEFAULT true,
  epoch text NOT NULL,
  CONSTRAINT realtime_epoch_pkey PRIMARY KEY (only_row),
  CONSTRAINT realtime_epoch_only_row_check CHECK (only_row)
);


-- Table realtime_nodes

CREATE UNLOGGED TABLE realtime_nodes (
  id text NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  CONSTRAINT realtime_nodes_pkey PRIMARY KEY (id)
);


-- Table realtime_outbox

CREATE TABLE realtime_outbox (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  method text NOT NULL,
  payload jsonb NOT NULL,
  partition integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT realtime_outbox_pkey PRIMARY KEY (id),
  CONSTRAINT realtime_outbox_method_check CHECK ((method = ANY (ARRAY['publish'::text, 'unsubscribe'::text, 'disconnect'::text]))),
  CONSTRAINT realtime_outbox_partition_check CHECK (((partition >= 0) AND (partition <= 7))),
  CONSTRAINT realtime_outbox_payload_check CHECK (((jsonb_typeof(payload) = 'object'::text) AND (octet_length((payload)::text) <= 8192)))
);

CREATE INDEX realtime_outbox_created ON public.realtime_outbox USING btree (created_at);
CREATE INDEX realtime_outbox_partition ON public.realtime_outbox USING btree (partition, id);

CREATE TRIGGER realtime_outbox_tell AFTER INSERT ON public.realtime_outbox REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_realtime_partitions();


-- Table realtime_publications

CREATE TABLE realtime_publications (
  channel text NOT NULL,
  "position" bigint NOT NULL,
  data text NOT NULL,
  info text,
  tags text,
  key text,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT realtime_publications_pkey PRIMARY KEY (channel, "position"),
  CONSTRAINT realtime_publications_channel_fkey FOREIGN KEY (channel) REFERENCES realtime_streams(channel) ON DELETE CASCADE,
  CONSTRAINT realtime_publications_position_check CHECK (("position" > 0))
);

CREATE INDEX realtime_publications_expiry ON public.realtime_publications USING btree (expires_at);
CREATE UNIQUE INDEX realtime_publications_key ON public.realtime_publications USING btree (channel, key) WHERE (key IS NOT NULL);


-- Table realtime_revocations

CREATE TABLE realtime_revocations (
  user_id text NOT NULL,
  revoked_at timestamp with time zone NOT NULL,
  CONSTRAINT realtime_revocations_pkey PRIMARY KEY (user_id)
);

CREATE INDEX realtime_revocations_revoked ON public.realtime_revocations USING btree (revoked_at);


-- Table realtime_sessions

CREATE UNLOGGED TABLE realtime_sessions (
  id text NOT NULL,
  node_id text NOT NULL,
  CONSTRAINT realtime_sessions_pkey PRIMARY KEY (id),
  CONSTRAINT realtime_sessions_node_id_fkey FOREIGN KEY (node_id) REFERENCES realtime_nodes(id) ON DELETE CASCADE
);

CREATE INDEX realtime_sessions_node ON public.realtime_sessions USING btree (node_id);


-- Table realtime_streams

CREATE TABLE realtime_streams (
  channel text NOT NULL,
  top bigint NOT NULL,
  touched_at timestamp with time zone NOT NULL,
  CONSTRAINT realtime_streams_pkey PRIMARY KEY (channel),
  CONSTRAINT realtime_streams_top_check CHECK ((top >= 0))
);

CREATE INDEX realtime_streams_touched ON public.realtime_streams USING btree (touched_at);


-- Table recovery_codes

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TRIGGER recovery_codes_tell_person AFTER INSERT OR DELETE OR UPDATE ON public.recovery_codes FOR EACH ROW EXECUTE FUNCTION tell_person('user_id');


-- Table refund_cases

CREATE TABLE refund_cases (
  id uuid NOT NULL DEFAULT new_uuid_v7(),
  transaction_id uuid NOT NULL,
  cause text NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  verdict text,
  note text,
  closed_by uuid,
  CONSTRAINT refund_cases_pkey PRIMARY KEY (id),
  CONSTRAINT refund_cases_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES transactions(id),
  CONSTRAINT refund_cases_cause_check CHECK ((cause = ANY (ARRAY['rejected'::text, 'blocked'::text]))),
  CONSTRAINT refund_cases_closed CHECK (((closed_at IS NULL) = (verdict IS NULL))),
  CONSTRAINT refund_cases_note_check CHECK ((char_length(note) <= 500)),
  CONSTRAINT refund_cases_verdict_check CHECK ((verdict = ANY (ARRAY['refunded'::text, 'kept'::text, 'listing_back'::text])))
);

CREATE UNIQUE INDEX refund_cases_open ON public.refund_cases USING btree (transaction_id) WHERE (closed_at IS NULL);
CREATE INDEX refund_cases_transaction ON public.refund_cases USING btree (transaction_id);

CREATE TRIGGER refund_cases_realtime AFTER INSERT OR UPDATE ON public.refund_cases FOR EACH ROW EXECUTE FUNCTION tell_refund_events();


-- Table refunds

CREATE TABLE refunds (
  id uuid NOT NULL,
  transaction_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  amount_minor bigint NOT NULL,
  way text NOT NULL,
  status text NOT NULL,
  reason text NOT NULL,
  ends_time boolean NOT NULL DEFAULT false,
  before_minor bigint,
  fault text,
  bank_reference text,
  sends smallint NOT NULL DEFAULT 0,
  send_at timestamp with time zone,
  query_at timestamp with time zone,
  queries smallint NOT NULL DEFAULT 0,
  created_by uuid,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  done_at timestamp with time zone,
  CONSTRAINT refunds_pkey PRIMARY KEY (id),
  CONSTRAINT refunds_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES attempts(id),
  CONSTRAINT refunds_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES transactions(id),
  CONSTRAINT refunds_amount_minor_check CHECK ((amount_minor > 0)),
  CONSTRAINT refunds_bank_reference_check CHECK ((char_length(bank_reference) <= 100)),
  CONSTRAINT refunds_done CHECK (((status = 'succeeded'::text) = (done_at IS NOT NULL))),
  CONSTRAINT refunds_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500))),
  CONSTRAINT refunds_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'sending'::text, 'unknown'::text, 'pending'::text, 'to_transfer'::text, 'succeeded'::text, 'failed'::text, 'cancelled'::text]))),
  CONSTRAINT refunds_way CHECK (((way = 'transfer'::text) OR (status <> 'to_transfer'::text))),
  CONSTRAINT refunds_way_check CHECK ((way = ANY (ARRAY['provider'::text, 'transfer'::text])))
);

CREATE INDEX refunds_attempt ON public.refunds USING btree (attempt_id);
CREATE UNIQUE INDEX refunds_one_at_a_time ON public.refunds USING btree (attempt_id) WHERE (status = ANY (ARRAY['requested'::text, 'sending'::text, 'unknown'::text, 'pending'::text, 'to_transfer'::text]));
CREATE INDEX refunds_query ON public.refunds USING btree (query_at) WHERE (query_at IS NOT NULL);
CREATE INDEX refunds_send ON public.refunds USING btree (send_at) WHERE (status = ANY (ARRAY['requested'::text, 'sending'::text]));
CREATE INDEX refunds_transaction ON public.refunds USING btree (transaction_id);
CREATE INDEX refunds_waiting ON public.refunds USING btree (created_at) WHERE ((status = 'to_transfer'::text) OR ((status = ANY (ARRAY['unknown'::text, 'pending'::text])) AND (query_at IS NULL)));

CREATE TRIGGER refunds_realtime AFTER INSERT OR UPDATE OF status, query_at ON public.refunds FOR EACH ROW EXECUTE FUNCTION tell_refund_events();
CREATE TRIGGER refunds_within_paid BEFORE INSERT ON public.refunds FOR EACH ROW EXECUTE FUNCTION refund_within_paid();


-- Table regions

CREATE TABLE regions (
  id smallint NOT NULL,
  code text NOT NULL,
  slug text NOT NULL,
  iso_code text,
  kind text NOT NULL,
  name_uk text NOT NULL,
  name_en text NOT NULL,
  locative_uk text NOT NULL,
  locative_en text NOT NULL,
  "position" smallint NOT NULL,
  edited_at timestamp with time zone,
  CONSTRAINT regions_pkey PRIMARY KEY (id),
  CONSTRAINT regions_code_key UNIQUE (code),
  CONSTRAINT regions_iso_code_key UNIQUE (iso_code),
  CONSTRAINT regions_slug_key UNIQUE (slug),
  CONSTRAINT regions_id_check CHECK ((id > 0)),
  CONSTRAINT regions_kind_check CHECK ((kind = ANY (ARRAY['oblast'::text, 'city'::text, 'republic'::text, 'country'::text, 'abroad'::text])))
);

CREATE TRIGGER regions_queue_update AFTER UPDATE ON public.regions REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION queue_listings_of_regions();
CREATE TRIGGER regions_tell_delete AFTER DELETE ON public.regions FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_dictionary();
CREATE TRIGGER regions_tell_insert AFTER INSERT ON public.regions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_dictionary();
CREATE TRIGGER regions_tell_update AFTER UPDATE ON public.regions REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_dictionary();


-- Table replaced_texts

CREATE TABLE replaced_texts (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  order_id uuid,
  producer_id uuid,
  changes jsonb NOT NULL,
  replaced jsonb NOT NULL,
  submitted_at timestamp with time zone NOT NULL,
  approved_at timestamp with time zone NOT NULL,
  approved_by uuid NOT NULL,
  version integer NOT NULL,
  CONSTRAINT replaced_texts_pkey PRIMARY KEY (id),
  CONSTRAINT replaced_texts_order_id_key UNIQUE (order_id),
  CONSTRAINT replaced_texts_producer_id_key UNIQUE (producer_id),
  CONSTRAINT replaced_texts_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT replaced_texts_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id) ON DELETE CASCADE,
  CONSTRAINT replaced_texts_changes_check CHECK ((jsonb_typeof(changes) = 'object'::text)),
  CONSTRAINT replaced_texts_check CHECK ((num_nonnulls(order_id, producer_id) = 1)),
  CONSTRAINT replaced_texts_replaced_check CHECK ((jsonb_typeof(replaced) = 'object'::text))
);

CREATE INDEX replaced_texts_approved ON public.replaced_texts USING btree (approved_at);


-- Table revision_files

CREATE TABLE revision_files (
  revision_id uuid NOT NULL,
  upload_id uuid NOT NULL,
  CONSTRAINT revision_files_pkey PRIMARY KEY (revision_id, upload_id),
  CONSTRAINT revision_files_upload_id_key UNIQUE (upload_id),
  CONSTRAINT revision_files_revision_id_fkey FOREIGN KEY (revision_id) REFERENCES listing_revisions(id) ON DELETE CASCADE,
  CONSTRAINT revision_files_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads(id)
);

CREATE TRIGGER revision_files_free AFTER DELETE ON public.revision_files REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION free_uploads();
CREATE TRIGGER revision_files_hold AFTER INSERT ON public.revision_files REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION hold_uploads();


-- Table sandbox_cards

CREATE TABLE sandbox_cards (
  token text NOT NULL,
  scenario text NOT NULL,
  tail text NOT NULL,
  charges integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT sandbox_cards_pkey PRIMARY KEY (token),
  CONSTRAINT sandbox_cards_charges_check CHECK ((charges >= 0))
);

CREATE INDEX sandbox_cards_created ON public.sandbox_cards USING btree (created_at);


-- Table sandbox_clock

CREATE TABLE sandbox_clock (
  is_only boolean NOT NULL DEFAULT true,
  ahead_ms bigint NOT NULL,
  CONSTRAINT sandbox_clock_pkey PRIMARY KEY (is_only),
  CONSTRAINT sandbox_clock_is_only_check CHECK (is_only)
);

CREATE TRIGGER sandbox_clock_tell AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sandbox_clock FOR EACH STATEMENT EXECUTE FUNCTION tell_moved_clock();


-- Table sandbox_events

CREATE TABLE sandbox_events (
  id uuid NOT NULL,
  "position" bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  reference text NOT NULL,
  url text NOT NULL,
  body text NOT NULL,
  is_forged boolean NOT NULL DEFAULT false,
  send_at timestamp with time zone NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  done_at timestamp with time zone,
  CONSTRAINT sandbox_events_pkey PRIMARY KEY (id),
  CONSTRAINT sandbox_events_reference_fkey FOREIGN KEY (reference) REFERENCES sandbox_payments(reference) ON DELETE CASCADE
);

CREATE INDEX sandbox_events_due ON public.sandbox_events USING btree (send_at) WHERE (done_at IS NULL);
CREATE INDEX sandbox_events_reference ON public.sandbox_events USING btree (reference);


-- Table sandbox_payments

CREATE TABLE sandbox_payments (
  reference text NOT NULL,
  session text NOT NULL,
  kind text NOT NULL,
  amount bigint NOT NULL,
  request jsonb NOT NULL,
  states jsonb NOT NULL,
  scenario text,
  card jsonb,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT sandbox_payments_pkey PRIMARY KEY (reference),
  CONSTRAINT sandbox_payments_session_key UNIQUE (session),
  CONSTRAINT sandbox_payments_amount_check CHECK ((amount > 0)),
  CONSTRAINT sandbox_payments_kind_check CHECK ((kind = ANY (ARRAY['checkout'::text, 'charge'::text]))),
  CONSTRAINT sandbox_payments_reference_check CHECK ((reference ~ '^[A-Za-z0-9_-]{1,64}$'::text)),
  CONSTRAINT sandbox_payments_states_check CHECK ((jsonb_array_length(states) > 0))
);

CREATE INDEX sandbox_payments_created ON public.sandbox_payments USING btree (created_at);


-- Table schema_migration

CREATE TABLE schema_migration (
  name text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT schema_migration_pkey PRIMARY KEY (name)
);


-- Table search_misses

CREATE TABLE search_misses (
  day date NOT NULL,
  query text NOT NULL,
  n integer NOT NULL DEFAULT 1,
  CONSTRAINT search_misses_pkey PRIMARY KEY (day, query),
  CONSTRAINT search_misses_query_check CHECK ((char_length(query) <= 100))
);


-- Table search_neighbours

CREATE TABLE search_neighbours (
  key text COLLATE "C" NOT NULL,
  term text COLLATE "C" NOT NULL,
  CONSTRAINT search_neighbours_pkey PRIMARY KEY (key, term)
);


-- Table search_outbox

CREATE TABLE search_outbox (
  kind text NOT NULL,
  listing_id uuid NOT NULL,
  seq bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  CONSTRAINT search_outbox_pkey PRIMARY KEY (kind, listing_id),
  CONSTRAINT search_outbox_kind_check CHECK ((kind = ANY (ARRAY['order'::text, 'producer'::text])))
) WITH (fillfactor=70, autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=5000);

CREATE INDEX search_outbox_seq ON public.search_outbox USING btree (seq);


-- Table search_outside

CREATE TABLE search_outside (
  one boolean NOT NULL DEFAULT true,
  mapping integer NOT NULL,
  origin text NOT NULL,
  CONSTRAINT search_outside_pkey PRIMARY KEY (one),
  CONSTRAINT search_outside_one_check CHECK (one)
);


-- Table search_queue

CREATE TABLE search_queue (
  seq bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  listing_id uuid NOT NULL,
  CONSTRAINT search_queue_pkey PRIMARY KEY (seq),
  CONSTRAINT search_queue_kind_check CHECK ((kind = ANY (ARRAY['order'::text, 'producer'::text])))
) WITH (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=5000);


-- Table search_statistics

CREATE TABLE search_statistics (
  one boolean NOT NULL DEFAULT true,
  orders integer NOT NULL,
  producers integer NOT NULL,
  counted_at timestamp with time zone NOT NULL,
  CONSTRAINT search_statistics_pkey PRIMARY KEY (one),
  CONSTRAINT search_statistics_one_check CHECK (one)
);


-- Table search_synonyms

CREATE TABLE search_synonyms (
  id uuid NOT NULL,
  words text[] NOT NULL,
  seed_key text,
  edited_at timestamp with time zone,
  removed boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT search_synonyms_pkey PRIMARY KEY (id),
  CONSTRAINT search_synonyms_seed_key_key UNIQUE (seed_key),
  CONSTRAINT search_synonyms_words_check CHECK (((cardinality(words) >= 2) AND (cardinality(words) <= 30)))
);

CREATE TRIGGER search_synonyms_tell AFTER INSERT OR DELETE OR UPDATE ON public.search_synonyms FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_synonyms();


-- Table search_terms

CREATE TABLE search_terms (
  term text COLLATE "C" NOT NULL,
  orders integer NOT NULL DEFAULT 0,
  producers integer NOT NULL DEFAULT 0,
  CONSTRAINT search_terms_pkey PRIMARY KEY (term)
) WITH (fillfactor=80, autovacuum_vacuum_scale_factor=0.05);


-- Table search_words

CREATE TABLE search_words (
  word text COLLATE "C" NOT NULL,
  spelling text NOT NULL,
  term text COLLATE "C" NOT NULL,
  n integer NOT NULL,
  CONSTRAINT search_words_pkey PRIMARY KEY (word)
) WITH (fillfactor=80, autovacuum_vacuum_scale_factor=0.05);

CREATE INDEX search_words_term ON public.search_words USING btree (term);


-- Table second_factors

CREATE TABLE second_factors (
  user_id uuid NOT NULL,
  sealed_secret bytea NOT NULL,
  confirmed_at timestamp with time zone,
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT second_factors_pkey PRIMARY KEY (user_id),
  CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TRIGGER second_factors_tell_person AFTER INSERT OR DELETE OR UPDATE ON public.second_factors FOR EACH ROW EXECUTE FUNCTION tell_person('user_id');


-- Table seeds

CREATE TABLE seeds (
  name text NOT NULL,
  sown_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT seeds_pkey PRIMARY KEY (name)
);


-- Table sessions

CREATE TABLE sessions (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  ip text NOT NULL,
  user_agent text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_token_hash_key UNIQUE (token_hash),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT sessions_check CHECK ((expires_at <= (created_at + '90 days'::interval))),
  CONSTRAINT sessions_token_hash_check CHECK ((octet_length(token_hash) = 32)),
  CONSTRAINT sessions_user_agent_check CHECK ((char_length(user_agent) <= 300))
);

CREATE INDEX sessions_expires ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);

CREATE TRIGGER sessions_realtime AFTER DELETE ON public.sessions REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tell_ended_sessions();
CREATE TRIGGER sessions_tell_person AFTER DELETE ON public.sessions FOR EACH ROW EXECUTE FUNCTION tell_person('user_id');


-- Table settings

CREATE TABLE settings (
  key text NOT NULL,
  value jsonb NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  updated_by uuid,
  CONSTRAINT settings_pkey PRIMARY KEY (key),
  CONSTRAINT settings_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT settings_key_check CHECK (((char_length(key) >= 1) AND (char_length(key) <= 60)))
);

CREATE TRIGGER settings_tell AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.settings FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_settings();


-- Table staff_notes

CREATE TABLE staff_notes (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  author_id uuid,
  body text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT staff_notes_pkey PRIMARY KEY (id),
  CONSTRAINT staff_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT staff_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT staff_notes_body_check CHECK (((length(body) >= 1) AND (length(body) <= 2000)))
);

CREATE INDEX staff_notes_author ON public.staff_notes USING btree (author_id) WHERE (author_id IS NOT NULL);
CREATE INDEX staff_notes_user ON public.staff_notes USING btree (user_id, id);


-- Table statement_checks

CREATE TABLE statement_checks (
  provider text NOT NULL,
  day date NOT NULL,
  started_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone,
  listed integer,
  differences integer,
  CONSTRAINT statement_checks_pkey PRIMARY KEY (provider, day)
);


-- Table statement_columns

CREATE TABLE statement_columns (
  heads_hash text NOT NULL,
  columns jsonb NOT NULL,
  chosen_by uuid NOT NULL,
  chosen_at timestamp with time zone NOT NULL,
  CONSTRAINT statement_columns_pkey PRIMARY KEY (heads_hash),
  CONSTRAINT statement_columns_heads_hash_check CHECK ((char_length(heads_hash) = 64))
);


-- Table subscriptions

CREATE TABLE subscriptions (
  id uuid NOT NULL,
  order_id uuid,
  producer_id uuid,
  plan_id text NOT NULL,
  status text NOT NULL DEFAULT 'free'::text,
  period_start timestamp with time zone,
  period_end timestamp with time zone,
  auto_charge boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  next_plan_id text,
  payment_method_id uuid,
  grace_until timestamp with time zone,
  charge_failures smallint NOT NULL DEFAULT 0,
  next_charge_at timestamp with time zone,
  noticed_for timestamp with time zone,
  noticed_days smallint,
  told_minor bigint,
  told_plan_id text,
  price_told_at timestamp with time zone,
  CONSTRAINT subscriptions_pkey PRIMARY KEY (id),
  CONSTRAINT subscriptions_order_id_key UNIQUE (order_id),
  CONSTRAINT subscriptions_producer_id_key UNIQUE (producer_id),
  CONSTRAINT subscriptions_next_plan_id_fkey FOREIGN KEY (next_plan_id) REFERENCES plans(id),
  CONSTRAINT subscriptions_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT subscriptions_payment_method_id_fkey FOREIGN KEY (payment_method_id) REFERENCES payment_methods(id) ON DELETE SET NULL,
  CONSTRAINT subscriptions_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES plans(id),
  CONSTRAINT subscriptions_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id) ON DELETE CASCADE,
  CONSTRAINT subscriptions_told_plan_id_fkey FOREIGN KEY (told_plan_id) REFERENCES plans(id),
  CONSTRAINT subscriptions_auto_charge CHECK (((NOT auto_charge) OR (status = ANY (ARRAY['active'::text, 'past_due'::text, 'pending_payment'::text])))),
  CONSTRAINT subscriptions_period CHECK ((((period_start IS NULL) = (period_end IS NULL)) AND (period_end > period_start))),
  CONSTRAINT subscriptions_status_check CHECK ((status = ANY (ARRAY['free'::text, 'pending_payment'::text, 'active'::text, 'past_due'::text, 'cancelled'::text, 'expired'::text]))),
  CONSTRAINT subscriptions_subject CHECK ((num_nonnulls(order_id, producer_id) = 1)),
  CONSTRAINT subscriptions_told CHECK (((told_minor IS NULL) = (told_plan_id IS NULL)))
);

CREATE INDEX subscriptions_charge ON public.subscriptions USING btree (next_charge_at) WHERE (next_charge_at IS NOT NULL);
CREATE INDEX subscriptions_charged_plan ON public.subscriptions USING btree (COALESCE(next_plan_id, plan_id)) WHERE (auto_charge AND (status = ANY (ARRAY['active'::text, 'past_due'::text])));
CREATE INDEX subscriptions_method ON public.subscriptions USING btree (payment_method_id) WHERE (payment_method_id IS NOT NULL);
CREATE INDEX subscriptions_next_plan ON public.subscriptions USING btree (next_plan_id) WHERE (next_plan_id IS NOT NULL);
CREATE INDEX subscriptions_over ON public.subscriptions USING btree (period_end) WHERE (status = ANY (ARRAY['active'::text, 'past_due'::text, 'cancelled'::text]));
CREATE INDEX subscriptions_paid ON public.subscriptions USING btree (id DESC) WHERE (status <> 'free'::text);
CREATE INDEX subscriptions_paid_plan ON public.subscriptions USING btree (plan_id, id DESC) WHERE (status <> 'free'::text);
CREATE INDEX subscriptions_plan ON public.subscriptions USING btree (plan_id);
CREATE INDEX subscriptions_status ON public.subscriptions USING btree (status, id DESC) WHERE (status <> 'free'::text);
CREATE INDEX subscriptions_told_plan ON public.subscriptions USING btree (told_plan_id) WHERE (told_plan_id IS NOT NULL);

CREATE TRIGGER subscriptions_realtime AFTER UPDATE ON public.subscriptions FOR EACH ROW WHEN (((old.status <> new.status) OR (old.plan_id <> new.plan_id) OR (old.version <> new.version) OR (old.auto_charge <> new.auto_charge) OR (old.period_end IS DISTINCT FROM new.period_end) OR (old.next_plan_id IS DISTINCT FROM new.next_plan_id))) EXECUTE FUNCTION tell_subscription_events();


-- Table transactions

CREATE TABLE transactions (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  user_id uuid,
  subscription_id uuid NOT NULL,
  listing_kind text NOT NULL,
  listing_id uuid NOT NULL,
  item_id text NOT NULL,
  gives text[] NOT NULL,
  days smallint,
  description_uk text NOT NULL,
  description_en text NOT NULL,
  amount_minor bigint NOT NULL,
  currency text NOT NULL,
  value_minor bigint NOT NULL,
  auto_charge boolean NOT NULL DEFAULT false,
  locale text NOT NULL,
  status text NOT NULL DEFAULT 'created'::text,
  closed_as text,
  winner_id uuid,
  outcome text NOT NULL DEFAULT 'open'::text,
  review boolean NOT NULL DEFAULT false,
  expires_at timestamp with time zone NOT NULL,
  paid_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  cleared_doubts text[] NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT transactions_pkey PRIMARY KEY (id),
  CONSTRAINT transactions_number_key UNIQUE (number),
  CONSTRAINT transactions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT transactions_amount_minor_check CHECK ((amount_minor > 0)),
  CONSTRAINT transactions_closed_as_check CHECK ((closed_as = ANY (ARRAY['cancelled'::text, 'expired'::text]))),
  CONSTRAINT transactions_currency_check CHECK ((currency = 'UAH'::text)),
  CONSTRAINT transactions_days_check CHECK ((days > 0)),
  CONSTRAINT transactions_kind_check CHECK ((kind = ANY (ARRAY['upgrade'::text, 'renewal'::text, 'boost'::text]))),
  CONSTRAINT transactions_listing_kind_check CHECK ((listing_kind = ANY (ARRAY['order'::text, 'producer'::text]))),
  CONSTRAINT transactions_locale_check CHECK ((locale = ANY (ARRAY['uk'::text, 'en'::text]))),
  CONSTRAINT transactions_no_bump_has_days CHECK ((((gives = '{bump}'::text[]) AND (kind = 'boost'::text)) = (days IS NULL))),
  CONSTRAINT transactions_outcome_check CHECK ((outcome = ANY (ARRAY['open'::text, 'granted'::text, 'refused'::text]))),
  CONSTRAINT transactions_status_check CHECK ((status = ANY (ARRAY['created'::text, 'pending'::text, 'processing'::text, 'paid'::text, 'partially_refunded'::text, 'refunded'::text, 'cancelled'::text, 'expired'::text, 'failed'::text, 'disputed'::text]))),
  CONSTRAINT transactions_value CHECK ((value_minor >= amount_minor)),
  CONSTRAINT transactions_winner CHECK ((((winner_id IS NULL) = (outcome = 'open'::text)) AND ((winner_id IS NULL) = (status <> ALL (ARRAY['paid'::text, 'partially_refunded'::text, 'refunded'::text, 'disputed'::text]))) AND ((winner_id IS NULL) = (paid_at IS NULL))))
);

CREATE INDEX transactions_created ON public.transactions USING btree (created_at);
CREATE INDEX transactions_expires ON public.transactions USING btree (expires_at) WHERE (status = ANY (ARRAY['created'::text, 'pending'::text]));
CREATE INDEX transactions_kind ON public.transactions USING btree (kind, number DESC);
CREATE INDEX transactions_listing ON public.transactions USING btree (listing_id);
CREATE UNIQUE INDEX transactions_open ON public.transactions USING btree (subscription_id) WHERE ((kind <> 'boost'::text) AND (status = ANY (ARRAY['created'::text, 'pending'::text, 'processing'::text])) AND (closed_as IS NULL));
CREATE INDEX transactions_review ON public.transactions USING btree (created_at) WHERE review;
CREATE INDEX transactions_status ON public.transactions USING btree (status, number DESC);
CREATE INDEX transactions_subscription ON public.transactions USING btree (subscription_id, created_at DESC);
CREATE INDEX transactions_user_number ON public.transactions USING btree (user_id, number DESC);

CREATE TRIGGER transactions_realtime_insert AFTER INSERT ON public.transactions FOR EACH ROW EXECUTE FUNCTION tell_transaction_events();
CREATE TRIGGER transactions_realtime_update AFTER UPDATE ON public.transactions FOR EACH ROW WHEN (((old.status <> new.status) OR (old.review <> new.review) OR (old.outcome <> new.outcome) OR (old.updated_at <> new.updated_at))) EXECUTE FUNCTION tell_transaction_events();


-- Table uploads

CREATE TABLE uploads (
  id uuid NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  mime text NOT NULL,
  size integer NOT NULL,
  width integer,
  height integer,
  widths integer[] NOT NULL DEFAULT '{}'::integer[],
  placeholder text,
  demo boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  owner_id uuid,
  token_hash bytea,
  sha256 bytea,
  orphan_since timestamp with time zone,
  access text NOT NULL DEFAULT 'public'::text,
  is_public boolean NOT NULL GENERATED ALWAYS AS ((access = 'public'::text)) STORED,
  reading text NOT NULL DEFAULT 'unsupported'::text,
  facts jsonb,
  has_view boolean NOT NULL DEFAULT false,
  reading_since timestamp with time zone,
  reading_attempts smallint NOT NULL DEFAULT 0,
  CONSTRAINT uploads_pkey PRIMARY KEY (id),
  CONSTRAINT uploads_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT uploads_access_check CHECK ((access = ANY (ARRAY['public'::text, 'producers'::text, 'granted'::text]))),
  CONSTRAINT uploads_check CHECK (((kind <> 'image'::text) OR ((width IS NOT NULL) AND (height IS NOT NULL) AND (placeholder IS NOT NULL) AND (cardinality(widths) > 0)))),
  CONSTRAINT uploads_check1 CHECK (((facts IS NOT NULL) = (reading = 'ready'::text))),
  CONSTRAINT uploads_height_check CHECK ((height > 0)),
  CONSTRAINT uploads_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'file'::text]))),
  CONSTRAINT uploads_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 255))),
  CONSTRAINT uploads_reading_check CHECK ((reading = ANY (ARRAY['pending'::text, 'ready'::text, 'failed'::text, 'unsupported'::text]))),
  CONSTRAINT uploads_sha256_check CHECK ((octet_length(sha256) = 32)),
  CONSTRAINT uploads_size_check CHECK ((size >= 0)),
  CONSTRAINT uploads_token_hash_check CHECK ((octet_length(token_hash) = 32)),
  CONSTRAINT uploads_width_check CHECK ((width > 0))
);

CREATE INDEX uploads_orphans ON public.uploads USING btree (orphan_since, id) WHERE (orphan_since IS NOT NULL);
CREATE INDEX uploads_owner ON public.uploads USING btree (owner_id) WHERE (owner_id IS NOT NULL);
CREATE INDEX uploads_read_content ON public.uploads USING btree (sha256) WHERE (reading = 'ready'::text);
CREATE INDEX uploads_unread ON public.uploads USING btree (created_at) WHERE (reading = 'pending'::text);

CREATE TRIGGER uploads_follow AFTER UPDATE ON public.uploads REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION order_drawings_changed();
CREATE TRIGGER uploads_record AFTER UPDATE ON public.uploads REFERENCING NEW TABLE AS changed FOR EACH STATEMENT WHEN ((current_setting('verstat.bulk'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION record_changed_uploads();


-- Table used_challenges

CREATE TABLE used_challenges (
  signature text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT used_challenges_pkey PRIMARY KEY (signature),
  CONSTRAINT used_challenges_signature_check CHECK ((char_length(signature) <= 200))
);

CREATE INDEX used_challenges_expires ON public.used_challenges USING btree (expires_at);


-- Table user_codes

CREATE TABLE user_codes (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  code_hash bytea NOT NULL,
  email text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT user_codes_pkey PRIMARY KEY (id),
  CONSTRAINT user_codes_code_hash_key UNIQUE (code_hash),
  CONSTRAINT user_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT user_codes_code_hash_check CHECK ((octet_length(code_hash) = 32)),
  CONSTRAINT user_codes_kind_check CHECK ((kind = ANY (ARRAY['verify'::text, 'reset'::text])))
);

CREATE INDEX user_codes_expires ON public.user_codes USING btree (expires_at);
CREATE INDEX user_codes_user ON public.user_codes USING btree (user_id, kind);


-- Table users

CREATE TABLE users (
  id uuid NOT NULL,
  email text NOT NULL,
  email_verified_at timestamp with time zone,
  new_email text,
  password_hash text NOT NULL,
  firstname text NOT NULL,
  lastname text NOT NULL,
  phone text,
  locale text NOT NULL DEFAULT 'uk'::text,
  avatar_id uuid,
  company_name text,
  edrpou text,
  rnokpp text,
  role text NOT NULL DEFAULT 'user'::text,
  notify_listings boolean NOT NULL DEFAULT true,
  notify_reminders boolean NOT NULL DEFAULT true,
  notify_news boolean NOT NULL DEFAULT false,
  terms_version text,
  terms_accepted_at timestamp with time zone,
  erase_at timestamp with time zone,
  version integer NOT NULL DEFAULT 1,
  demo boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  blocked_at timestamp with time zone,
  blocked_reason text,
  terms_told text,
  notify_leads boolean NOT NULL DEFAULT true,
  notify_offers boolean NOT NULL DEFAULT true,
  notify_deals boolean NOT NULL DEFAULT true,
  notify_messages boolean NOT NULL DEFAULT true,
  email_message_texts boolean NOT NULL DEFAULT true,
  show_read_marks boolean NOT NULL DEFAULT true,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_avatar_id_fkey FOREIGN KEY (avatar_id) REFERENCES uploads(id) ON DELETE SET NULL,
  CONSTRAINT users_blocked CHECK (((blocked_at IS NULL) = (blocked_reason IS NULL))),
  CONSTRAINT users_blocked_reason_check CHECK (((char_length(blocked_reason) >= 1) AND (char_length(blocked_reason) <= 1000))),
  CONSTRAINT users_check CHECK (((terms_version IS NULL) = (terms_accepted_at IS NULL))),
  CONSTRAINT users_company_name_check CHECK (((char_length(company_name) >= 1) AND (char_length(company_name) <= 120))),
  CONSTRAINT users_edrpou_check CHECK ((edrpou ~ '^[0-9]{8}$'::text)),
  CONSTRAINT users_email_check CHECK ((((char_length(email) >= 3) AND (char_length(email) <= 254)) AND (email !~ '\s'::text))),
  CONSTRAINT users_firstname_check CHECK (((char_length(firstname) >= 1) AND (char_length(firstname) <= 60))),
  CONSTRAINT users_lastname_check CHECK (((char_length(lastname) >= 1) AND (char_length(lastname) <= 60))),
  CONSTRAINT users_locale_check CHECK ((locale = ANY (ARRAY['uk'::text, 'en'::text]))),
  CONSTRAINT users_new_email_check CHECK ((((char_length(new_email) >= 3) AND (char_length(new_email) <= 254)) AND (new_email !~ '\s'::text))),
  CONSTRAINT users_password_hash_check CHECK ((password_hash ~~ '$argon2id$%'::text)),
  CONSTRAINT users_phone_check CHECK ((phone ~ '^\+[1-9][0-9]{6,14}$'::text)),
  CONSTRAINT users_rnokpp_check CHECK ((rnokpp ~ '^[0-9]{10}$'::text)),
  CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['user'::text, 'support'::text, 'moderator'::text, 'admin'::text])))
);

CREATE INDEX users_blocked ON public.users USING btree (id) WHERE (blocked_at IS NOT NULL);
CREATE INDEX users_created ON public.users USING btree (created_at);
CREATE INDEX users_demo ON public.users USING btree (id) WHERE demo;
CREATE INDEX users_edrpou ON public.users USING btree (edrpou) WHERE (edrpou IS NOT NULL);
CREATE UNIQUE INDEX users_email ON public.users USING btree (lower(email));
CREATE INDEX users_email_begins ON public.users USING btree (lower(email) text_pattern_ops);
CREATE INDEX users_erase ON public.users USING btree (erase_at) WHERE (erase_at IS NOT NULL);
CREATE INDEX users_firstname_begins ON public.users USING btree (lower(firstname) text_pattern_ops);
CREATE INDEX users_lastname_begins ON public.users USING btree (lower(lastname) text_pattern_ops);
CREATE INDEX users_staff ON public.users USING btree (role) WHERE (role <> 'user'::text);
CREATE INDEX users_unverified ON public.users USING btree (id) WHERE (email_verified_at IS NULL);

CREATE TRIGGER users_notify_buyer AFTER UPDATE OF firstname, lastname, blocked_at, erase_at ON public.users FOR EACH ROW WHEN (((((old.firstname IS DISTINCT FROM new.firstname) OR (old.lastname IS DISTINCT FROM new.lastname)) OR (old.blocked_at IS DISTINCT FROM new.blocked_at)) OR (old.erase_at IS DISTINCT FROM new.erase_at))) EXECUTE FUNCTION notify_changed_buyer();
CREATE TRIGGER users_realtime_delete AFTER DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION tell_changed_standing();
CREATE TRIGGER users_realtime_update AFTER UPDATE ON public.users FOR EACH ROW WHEN (((old.role <> new.role) OR ((old.blocked_at IS NULL) AND (new.blocked_at IS NOT NULL)))) EXECUTE FUNCTION tell_changed_standing();
CREATE TRIGGER users_tell_person AFTER DELETE OR UPDATE ON public.users FOR EACH ROW EXECUTE FUNCTION tell_person('id');


-- Table view_marks

CREATE UNLOGGED TABLE view_marks (
  day date NOT NULL,
  mark bytea NOT NULL,
  CONSTRAINT view_marks_pkey PRIMARY KEY (day, mark),
  CONSTRAINT view_marks_mark_check CHECK ((octet_length(mark) = 16))
);


-- Functions

CREATE OR REPLACE FUNCTION public.audit_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the audit can only be added to';
end $function$;

CREATE OR REPLACE FUNCTION public.drawing_sizes(facts jsonb)
 RETURNS real[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT array_agg((part.size)::real ORDER BY part.place) AS array_agg FROM jsonb_array_elements_text(COALESCE((drawing_sizes.facts -> 'sizeMm'::text), (drawing_sizes.facts -> 'extentsMm'::text))) WITH ORDINALITY part(size, place));

CREATE OR REPLACE FUNCTION public.follow_order_files(order_ids uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  with read_files as (
    select f.order_id, f.position, u.facts from order_files f join uploads u on u.id = f.upload_id
     where f.order_id = any (order_ids) and u.is_public and u.reading = 'ready')
  update orders o
     set has_files = found.any_file, drawing_sizes = found.sizes, drawing_mm = largest(found.sizes), has_model = found.any_model
    from (
      select wanted.id,
             exists (select from order_files f where f.order_id = wanted.id) as any_file,
             exists (select from read_files f where f.order_id = wanted.id and f.facts ->> 'kind' = 'solid') as any_model,
             (select drawing_sizes(f.facts) from read_files f where f.order_id = wanted.id
               order by largest(drawing_sizes(f.facts)) desc nulls last, f.position limit 1) as sizes
        from unnest(order_ids) as wanted (id)) found
   where o.id = found.id
     and (o.has_files, o.drawing_sizes, o.has_model) is distinct from (found.any_file, found.sizes, found.any_model);
$function$;

CREATE OR REPLACE FUNCTION public.forget_card()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if length(old.sealed_token) > 0 then
    insert into cards_to_forget (id, provider, sealed_token, token_hash)
      values (old.id, old.provider, old.sealed_token, old.token_hash) on conflict do nothing;
  end if;
  if tg_op = 'DELETE' then return old; end if;
  new.sealed_token := '';
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_document(kind text, listing_id uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if kind = 'order' then
    delete from order_documents where id = listing_id;
  else
    delete from producer_documents where id = listing_id;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_orders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  truncate order_deltas, order_totals, order_buckets, order_documents;
  insert into listing_changes (kind) values ('order');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_producer_counters()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  truncate producer_deltas, producer_totals, producer_buckets;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_producers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  truncate producer_documents;
  insert into listing_changes (kind) values ('producer');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.free_uploads()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update uploads set orphan_since = now()
  where orphan_since is null and not demo and id in (select upload_id from removed);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.hold_uploads()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update uploads set orphan_since = null
  where orphan_since is not null and id in (select upload_id from added);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.is_open_offer(status text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$ select status in ('sent', 'shortlisted', 'accepted') $function$;

CREATE OR REPLACE FUNCTION public.is_public(status order_status)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (status = ANY (ARRAY['published'::order_status, 'paused'::order_status, 'awarded'::order_status, 'completed'::order_status]));

CREATE OR REPLACE FUNCTION public.is_public(status order_status, visibility text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (is_public(status) AND (visibility = 'public'::text));

CREATE OR REPLACE FUNCTION public.is_public(status producer_status)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (status = ANY (ARRAY['published'::producer_status, 'paused'::producer_status]));

CREATE OR REPLACE FUNCTION public.keep_changed_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from search_outside) then
    -- In the order of ids, so that two transactions do not wait for each other.
    insert into search_outbox (kind, listing_id) select tg_argv[0], id from changed order by id
      on conflict (kind, listing_id) do update set seq = default;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_truncated_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from search_outside) then
    execute format('insert into search_outbox (kind, listing_id) select %L, id from %I order by id
      on conflict (kind, listing_id) do update set seq = default', tg_argv[0], tg_table_name);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.largest(sizes real[])
 RETURNS real
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT max(part.size) AS max FROM unnest(largest.sizes) part(size));

CREATE OR REPLACE FUNCTION public.ledger_balances()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from ledger_entries where posting_id = new.posting_id
              group by currency having sum(amount_minor) <> 0) then
    raise exception 'the posting % does not sum to zero', new.posting_id using errcode = 'check_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the ledger can only be added to';
end $function$;

CREATE OR REPLACE FUNCTION public.listing_facts(o orders)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
RETURN jsonb_build_object('status', (o).status, 'listed', (o).listed, 'version', (o).version, 'ownerId', (o).owner_id);

CREATE OR REPLACE FUNCTION public.listing_facts(p producers)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
RETURN jsonb_build_object('status', (p).status, 'listed', ((p).status = 'published'::producer_status), 'version', (p).version, 'ownerId', (p).owner_id);

CREATE OR REPLACE FUNCTION public.listing_part(number bigint)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((((number - 1) / 5000))::integer + 1);

CREATE OR REPLACE FUNCTION public.log_order_deltas()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into order_deltas
      select type, region_id, root_id, category_id, bumped_at, 1 from added where listed;
  elsif tg_op = 'DELETE' then
    insert into order_deltas
      select type, region_id, root_id, category_id, bumped_at, -1 from removed where listed;
  else
    insert into order_deltas
      select type, region_id, root_id, category_id, bumped_at, sum(d) from (
        select type, region_id, root_id, category_id, bumped_at, 1 as d from added where listed
        union all
        select type, region_id, root_id, category_id, bumped_at, -1 from removed where listed
      ) change group by 1, 2, 3, 4, 5 having sum(d) <> 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.log_producer_deltas()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into producer_deltas select region_id, category_id, rank, 1 from added;
  elsif tg_op = 'DELETE' then
    insert into producer_deltas select region_id, category_id, rank, -1 from removed;
  else
    insert into producer_deltas
      select region_id, category_id, rank, sum(d) from (
        select region_id, category_id, rank, 1 as d from added
        union all
        select region_id, category_id, rank, -1 from removed
      ) change group by 1, 2, 3 having sum(d) <> 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.name_sort_key(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(lower(name), 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюяыэёъАБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯЫЭЁЪ«»„“”"''’ʼ‘`.,-–—_@[]^\'::text, '@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_`KGG^@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_`KGG^'::text);

CREATE OR REPLACE FUNCTION public.new_uuid_v7()
 RETURNS uuid
 LANGUAGE sql
 PARALLEL SAFE
RETURN (encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send(((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric))::bigint) FROM 3) FROM 1 FOR 6), (52)::bigint, 1), (53)::bigint, 1), 'hex'::text))::uuid;

CREATE OR REPLACE FUNCTION public.notify_buyer_pages(buyer uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  select pg_notify('page_changes', case when count(*) > 100 then 'order' else string_agg('order:' || id, ' ') end)
    from (select id from orders where owner_id = buyer and is_public(status)
           order by updated_at desc, id desc limit 101) shown
  having count(*) > 0
$function$;

CREATE OR REPLACE FUNCTION public.notify_changed_buyer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform notify_buyer_pages(new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_listing_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('listing_changes', '');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.open_refund_cases()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status::text in ('rejected', 'blocked') then
    insert into refund_cases (transaction_id, cause, opened_at)
      select t.id, new.status::text, new.updated_at
        from subscriptions s join paid_periods p on p.subscription_id = s.id
          join transactions t on t.id = p.transaction_id
       where (s.order_id = new.id or s.producer_id = new.id) and p.days is not null
         and (p.ends_at is null or p.ends_at > new.updated_at)
         and t.status in ('paid', 'partially_refunded')
      on conflict do nothing;
  elsif new.status::text = 'published' then
    update refund_cases set closed_at = new.updated_at, verdict = 'listing_back'
     where closed_at is null and transaction_id in (select id from transactions where listing_id = new.id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.order_bucket(at timestamp with time zone, grain integer)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (floor((date_part('epoch'::text, at) / ((60 * grain))::double precision)))::integer;

CREATE OR REPLACE FUNCTION public.order_bucket_start(bucket integer, grain integer)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN to_timestamp((((bucket)::double precision * (60)::double precision) * (grain)::double precision));

CREATE OR REPLACE FUNCTION public.order_derive()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.listed := coalesce(
    new.status = 'published' and new.visibility = 'public' and new.expires_at > now(), false);
  if tg_op = 'INSERT' or (new.title_uk, new.title_en, new.description_uk, new.description_en, new.city)
      is distinct from (old.title_uk, old.title_en, old.description_uk, old.description_en, old.city) then
    new.search :=
      setweight(to_tsvector('pg_catalog.simple', search_words(new.title_uk, new.title_en)), 'A')
      || to_tsvector('pg_catalog.simple', search_words(new.description_uk, new.description_en, new.city));
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.order_drawings_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform follow_order_files(array(select distinct f.order_id from order_files f join changed on changed.id = f.upload_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.order_files_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform follow_order_files(array(select distinct order_id from touched));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.order_status_at(status order_status, expires_at timestamp with time zone, lapses_at timestamp with time zone, completes_at timestamp with time zone, at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN ((status = 'awarded'::order_status) AND (completes_at <= at)) THEN 'completed'::text WHEN (((status = 'published'::order_status) OR ((status = 'awarded'::order_status) AND (lapses_at <= at))) AND (expires_at <= at)) THEN 'expired'::text WHEN ((status = 'awarded'::order_status) AND (lapses_at <= at)) THEN 'published'::text ELSE (status)::text END;

CREATE OR REPLACE FUNCTION public.producer_rank(verified boolean, completeness smallint, fresh_at timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (((CASE WHEN verified THEN 101 ELSE 0 END + completeness) * 100000) + LEAST(GREATEST((floor((EXTRACT(epoch FROM fresh_at) / (86400)::numeric)))::integer, 0), 99999));

CREATE OR REPLACE FUNCTION public.producer_set_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.search :=
    setweight(to_tsvector('pg_catalog.simple', search_words(new.name, new.tagline_uk, new.tagline_en)), 'A')
    || to_tsvector('pg_catalog.simple', search_words(new.description_uk, new.description_en, new.city,
         array_to_string(new.processes, ' '), array_to_string(new.materials, ' ')));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.promotion_hash(id uuid)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((('x'::text || substr(md5((id)::text), 1, 7)))::bit(28))::integer;

CREATE OR REPLACE FUNCTION public.publish_created_notice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform realtime_publish('user:#' || new.user_id, 'notice.created', 'notice', new.id, 0,
    jsonb_build_object('type', new.type));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.publish_lead_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform realtime_publish('user:#' || owner_id, 'lead.created', 'lead', new.id, 0, '{"status": "new"}')
    from (select owner_id from orders where id = new.order_id
          union all select owner_id from producers where id = new.producer_id) listing
   where owner_id is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.publish_listing_events(kind text, listing_id uuid, before jsonb, after jsonb, is_edited boolean)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  is_listed constant boolean := coalesce((after ->> 'listed')::boolean, false);
  was_listed constant boolean := coalesce((before ->> 'listed')::boolean, false);
  is_moved constant boolean := before ->> 'status' is distinct from after ->> 'status' or was_listed <> is_listed;
  owner constant text := after ->> 'ownerId';
  version constant bigint := after ->> 'version';
  status constant jsonb := jsonb_build_object('status',
    case when kind = 'order' and after ->> 'status' = 'published' and not is_listed then 'expired'
         else after ->> 'status' end);
begin
  -- A new draft concerns only its owner, who created it.
  if before is null and after ->> 'status' = 'draft' then return; end if;

  if owner is not null then
    if is_moved or owner is distinct from before ->> 'ownerId' then
      perform realtime_publish('user:#' || owner, kind || '.status_changed', kind, listing_id, version, status);
    elsif before -> 'version' <> after -> 'version' then
      perform realtime_publish('user:#' || owner, kind || '.updated', kind, listing_id, version, '{}');
    end if;
  end if;

  if kind = 'order' then
    if is_public((after ->> 'status')::order_status) then
      if is_moved then
        perform realtime_publish('order:' || listing_id, 'order.status_changed', 'order', listing_id, version, status);
      elsif is_edited then
        perform realtime_publish('order:' || listing_id, 'order.updated', 'order', listing_id, version, '{}');
      end if;
    elsif is_public((before ->> 'status')::order_status) then
      perform realtime_publish('order:' || listing_id, 'order.closed', 'order', listing_id,
        (before ->> 'version')::bigint + 1, '{}');
    end if;
  end if;

  if (before ->> 'status' is not distinct from 'pending') <> (after ->> 'status' is not distinct from 'pending') then
    perform realtime_tell_queue('listings');
  end if;
  if is_listed and not was_listed then perform realtime_tell_feed(kind, listing_id); end if;
end $function$;

CREATE OR REPLACE FUNCTION public.publish_read_notices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform realtime_publish('user:#' || user_id, 'notice.read', 'notice', id, 0, '{}')
    from (select distinct on (after.user_id) after.user_id, after.id
            from changed after join unchanged before on before.id = after.id
           where before.read_at is null and after.read_at is not null
           order by after.user_id, after.id desc) latest;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.queue_listings_of_categories()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_queue (kind, listing_id)
    select 'order', o.id from orders o
     where o.listed and o.category_id in (
       select leaf.id from categories leaf
         join added a on a.id in (leaf.id, leaf.parent_id)
         join removed r on r.id = a.id and (r.name_uk, r.name_en, r.fields) is distinct from (a.name_uk, a.name_en, a.fields))
    union all
    select 'producer', l.producer_id from producer_listings l
      join added a on a.id = l.category_id
      join removed r on r.id = a.id and (r.name_uk, r.name_en) is distinct from (a.name_uk, a.name_en);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.queue_listings_of_regions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_queue (kind, listing_id)
    select 'order', o.id from orders o
      join added a on a.id = o.region_id
      join removed r on r.id = a.id and (r.name_uk, r.name_en) is distinct from (a.name_uk, a.name_en)
     where o.listed
    union all
    select 'producer', l.producer_id from producer_listings l
      join added a on a.id = l.region_id
      join removed r on r.id = a.id and (r.name_uk, r.name_en) is distinct from (a.name_uk, a.name_en)
     where l.category_id = 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.realtime_disconnect(user_id uuid, code integer, reason text)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into realtime_outbox (method, payload, partition) values ('disconnect',
    jsonb_build_object('user', user_id, 'disconnect', jsonb_build_object('code', code, 'reason', reason)),
    realtime_partition('user:#' || user_id))
$function$;

CREATE OR REPLACE FUNCTION public.realtime_keep(publications jsonb)
 RETURNS TABLE(n integer, stored_at bigint)
 LANGUAGE plpgsql
AS $function$
declare
  one jsonb;
  told text;
begin
  -- Locked in one order, so that two publishers to the same channels cannot deadlock.
  insert into realtime_streams (channel, top, touched_at)
    select distinct p ->> 'channel', 0, now()
    from jsonb_array_elements(publications) p where p ? 'size' order by 1
    on conflict do nothing;
  perform from realtime_streams s
    where s.channel in (select p ->> 'channel' from jsonb_array_elements(publications) p where p ? 'size')
    order by s.channel for update;
  n := 0;
  for one in select value from jsonb_array_elements(publications) loop
    n := n + 1;
    stored_at := null;
    if one ? 'size' then
      if one ? 'key' then
        select position into stored_at from realtime_publications
          where channel = one ->> 'channel' and key = one ->> 'key';
        if stored_at is not null then
          return next;
          continue;
        end if;
      end if;
      update realtime_streams set top = top + 1, touched_at = now()
        where channel = one ->> 'channel' returning top into stored_at;
      insert into realtime_publications (channel, position, data, info, tags, key, expires_at)
        values (one ->> 'channel', stored_at, one ->> 'data', one ->> 'info', one ->> 'tags', one ->> 'key',
          now() + make_interval(secs => (one ->> 'ttl')::float8));
      delete from realtime_publications
        where channel = one ->> 'channel' and position <= stored_at - (one ->> 'size')::bigint;
    end if;
    -- The number distinguishes publications that would otherwise be equal notifications, which PostgreSQL merges.
    told := (jsonb_build_object('n', n, 'c', one -> 'channel', 'o', stored_at) ||
      jsonb_strip_nulls(jsonb_build_object('i', one -> 'info', 't', one -> 'tags')))::text || chr(10) || (one ->> 'data');
    if octet_length(told) > 7900 then
      told := jsonb_build_object('n', n, 'c', one -> 'channel', 'o', stored_at)::text;
    end if;
    perform pg_notify('realtime_streams', told);
    return next;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.realtime_partition(channel text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN ((channel ~~ 'feed:%'::text) OR (channel ~~ 'staff:%'::text)) THEN 0 WHEN (channel ~~ 'user:%'::text) THEN (4 + ((hashtext(channel) & 2147483647) % 4)) ELSE (1 + ((hashtext(channel) & 2147483647) % 3)) END;

CREATE OR REPLACE FUNCTION public.realtime_publish(channel text, type text, kind text, id uuid, version bigint, details jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into realtime_outbox (method, payload, partition)
  select 'publish', jsonb_build_object('channel', channel, 'idempotency_key', event_id, 'data', jsonb_build_object(
      'v', 1, 'id', event_id, 't', type, 'at', (extract(epoch from clock_timestamp()) * 1000)::bigint,
      'ref', jsonb_build_object('kind', kind, 'id', id, 'ver', version), 'd', details)),
    realtime_partition(channel)
  from (select new_uuid_v7() as event_id) event where channel is not null
$function$;

CREATE OR REPLACE FUNCTION public.realtime_tell_feed(kind text, listing_id uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare facts jsonb;
begin
  if kind = 'order' then
    select jsonb_build_object('id', o.id, 'type', o.type, 'region', region.slug,
        'categories', jsonb_build_array(root.slug, leaf.slug)) into facts
      from orders o join regions region on region.id = o.region_id
      join categories root on root.id = o.root_id join categories leaf on leaf.id = o.category_id
     where o.id = listing_id;
  else
    select jsonb_build_object('id', p.id, 'region', region.slug, 'categories', coalesce((
        select jsonb_agg(distinct category.slug) from producer_categories pc
          join categories category on category.id in (pc.root_id, pc.category_id)
         where pc.producer_id = p.id), '[]')) into facts
      from producers p join regions region on region.id = p.region_id where p.id = listing_id;
  end if;
  perform realtime_publish('feed:' || kind || 's', 'listing.published', kind, listing_id, 0,
    jsonb_build_object('n', 1, 'listings', jsonb_build_array(facts)));
end $function$;

CREATE OR REPLACE FUNCTION public.realtime_tell_queue(queue text)
 RETURNS void
 LANGUAGE sql
AS $function$
  select realtime_publish('staff:moderation', 'queue.changed', 'queue', null, 0, jsonb_build_object('queue', queue))
$function$;

CREATE OR REPLACE FUNCTION public.record_changed_uploads()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into listing_changes (kind, listing_id, changed)
    select distinct part.kind, part.listing_id, array['uploads'] from (
      select 'order' as kind, order_id as listing_id, upload_id from order_images
      union all select 'order', order_id, upload_id from order_files
      union all select 'producer', producer_id, upload_id from producer_images
    ) part join changed on changed.id = part.upload_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_listing_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  kind constant text := tg_argv[0];
  before jsonb;
  after jsonb;
  changed text[] := '{}';
  columns_before jsonb;
  listing_id uuid;
begin
  if tg_op = 'UPDATE' then
    columns_before := to_jsonb(old);
    changed := array(select key from jsonb_each(to_jsonb(new)) where value is distinct from columns_before -> key);
    if changed = '{}' then return null; end if;
  end if;
  if tg_op <> 'INSERT' then before := listing_facts(old); end if;
  if tg_op <> 'DELETE' then after := listing_facts(new); end if;
  -- What leaves the lists is not found from this transaction on, whoever writes; the rest may take a second.
  if (before ->> 'listed')::boolean and not coalesce((after ->> 'listed')::boolean, false) then
    perform forget_document(kind, old.id);
  end if;
  -- A bulk load records one change of everything at its end.
  if current_setting('verstat.bulk', true) is distinct from 'on' then
    listing_id := case when tg_op = 'DELETE' then old.id else new.id end;
    insert into listing_changes (kind, listing_id, before, after, changed)
      values (kind, listing_id, before, after, changed);
    perform publish_listing_events(kind, listing_id, before, after, 'updated_at' = any (changed));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_listing_part()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_argv[0] = 'order' then
    insert into listing_changes (kind, listing_id, changed) values
      ('order', case when tg_op = 'DELETE' then old.order_id else new.order_id end, array[tg_argv[1]]);
  else
    insert into listing_changes (kind, listing_id, changed) values
      ('producer', case when tg_op = 'DELETE' then old.producer_id else new.producer_id end, array[tg_argv[1]]);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refund_within_paid()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  received bigint;
  returned bigint;
begin
  select coalesce((facts->'paid'->>'amountMinor')::bigint, 0) + (facts->>'wrongMinor')::bigint,
      case when (facts->>'isChargedBack')::boolean then coalesce((facts->'paid'->>'amountMinor')::bigint, 0)
           else 0 end + (facts->>'refundedMinor')::bigint
    into received, returned from attempts where id = new.attempt_id for update;
  select returned + coalesce(sum(amount_minor), 0) into returned from refunds
   where attempt_id = new.attempt_id
     and status in ('requested', 'sending', 'unknown', 'pending', 'to_transfer');
  if returned + new.amount_minor > received then
    raise exception 'more would go back of the attempt % than came', new.attempt_id using errcode = 'check_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.relist_producers(ids uuid[], at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from producer_listings l
   where l.producer_id = any(ids)
     and not exists (select from wanted_producer_listings(ids, at) w
                      where w.producer_id = l.producer_id and w.category_id = l.category_id);
  insert into producer_listings as l
    select * from wanted_producer_listings(ids, at)
    on conflict (producer_id, category_id) do update
      set (region_id, rank, published_at, name_key, verified_until, top_until, accepts_tolling, accepts_small_batch,
           in_uk, in_en)
        = (excluded.region_id, excluded.rank, excluded.published_at, excluded.name_key, excluded.verified_until,
           excluded.top_until, excluded.accepts_tolling, excluded.accepts_small_batch, excluded.in_uk, excluded.in_en)
      where l.* is distinct from excluded.*;
end $function$;

CREATE OR REPLACE FUNCTION public.search_words(VARIADIC texts text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(regexp_replace(array_to_string(texts, ' '::text), '[''’ʼ‘`´]+'::text, ''::text, 'g'::text), '[][!"#$%&()*+,./:;<=>?@\\^_{|}~«»„“”‚‹›–—―‑‐−…•·№§°×÷±→←↑↓™®©€₴\u00A0\u2007\u2009\u200B\u202F-]+'::text, ' '::text, 'g'::text);

CREATE OR REPLACE FUNCTION public.subscribe_listings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_argv[0] = 'order' then
    insert into subscriptions (id, order_id, plan_id)
      select new_uuid_v7(), added.id, plans.id from added, plans where plans.kind = 'order' and price_minor = 0;
  else
    insert into subscriptions (id, producer_id, plan_id)
      select new_uuid_v7(), added.id, plans.id from added, plans where plans.kind = 'producer' and price_minor = 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_attempt_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform realtime_publish('transaction:' || t.id, 'transaction.updated', 'transaction', t.id,
      (extract(epoch from new.updated_at) * 1000)::bigint, jsonb_build_object('status', t.status))
    from transactions t where t.id = new.transaction_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_changed_dictionary()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare is_changed boolean := true;
begin
  if tg_op = 'INSERT' then is_changed := exists (select from added);
  elsif tg_op = 'UPDATE' then is_changed := exists (select from (table added except table removed) change);
  end if;
  if is_changed then perform pg_notify('page_changes', 'dictionaries'); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_changed_plans()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('page_changes', 'plans');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_changed_settings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('page_changes', 'settings');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_changed_standing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or (old.blocked_at is null and new.blocked_at is not null) then
    perform realtime_disconnect(old.id, 4501, 'account closed');
  else
    insert into realtime_outbox (method, payload, partition) values ('unsubscribe',
      jsonb_build_object('user', old.id, 'channel', 'staff:moderation'), realtime_partition('user:#' || old.id));
    perform realtime_disconnect(old.id, 3014, 'state invalidated');
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_changed_synonyms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('page_changes', 'synonyms');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_changed_texts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('page_changes', 'texts');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_conversation_read()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare is_customer boolean := old.customer_read <> new.customer_read; reader uuid; other uuid;
begin
  reader := case when is_customer then new.customer_id else new.supplier_id end;
  select case when is_customer then new.supplier_id else new.customer_id end into other
    from users where id = reader and show_read_marks;
  perform realtime_publish('user:#' || person, 'conversation.read', 'conversation', new.id, 0, '{}')
    from unnest(array[reader, other]) person where person is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_deal_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare person uuid;
begin
  foreach person in array array_remove(array[new.customer_id, new.supplier_id], null) loop
    perform realtime_publish('user:#' || person, 'deal.changed', 'deal', new.id, new.version,
      jsonb_build_object('status', new.status));
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_ended_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform realtime_disconnect(user_id, 3014, 'state invalidated')
    from (select distinct user_id from removed where expires_at > now()) ended;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_feedback_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform realtime_tell_queue('feedback');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_file_grants()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform realtime_publish('user:#' || person, 'files.changed', 'order', new.order_id, new.version, '{}')
    from (select owner_id as person from orders where id = new.order_id
          union select owner_id from producers where id = new.producer_id) people
   where person is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_file_opens()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform realtime_publish('user:#' || o.owner_id, 'files.changed', 'order', o.id, 0, '{}')
    from orders o where o.id in (select order_id from added) and o.owner_id is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_message_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare talk conversations; is_sealed boolean := false; person uuid;
begin
  select * into talk from conversations where id = new.conversation_id;
  if new.line is not null then
    select offers_open = 'atDeadline' and (expires_at is null or expires_at > new.created_at) into is_sealed
      from orders where id = talk.order_id;
  end if;
  foreach person in array array_remove(
    array[case when is_sealed then null else talk.customer_id end, talk.supplier_id], null)
  loop
    perform realtime_publish('user:#' || person,
      case when tg_op = 'INSERT' then 'message.created' else 'message.changed' end, 'message', new.id, new.seq,
      jsonb_build_object('conversation', new.conversation_id));
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_moved_clock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('page_changes', 'clock');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_nda_acceptance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform realtime_publish('user:#' || person, 'files.changed', 'order', new.order_id, 0, '{}')
    from (select owner_id as person from orders where id = new.order_id union select new.user_id) people
   where person is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_offer_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform realtime_publish('order:' || new.order_id, 'order.counts', 'order', new.order_id, 0,
    jsonb_build_object('offers', (
      select count(*) from offers offer join users person on person.id = offer.owner_id
       where offer.order_id = new.order_id and person.blocked_at is null and person.erase_at is null
         and (offer.status = 'accepted' or (is_open_offer(offer.status) and offer.expires_at > new.updated_at)))));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_offer_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare customer uuid; version bigint := new.version;
begin
  select owner_id into customer from orders where id = new.order_id;
  if new.owner_id is not null then
    perform realtime_publish('user:#' || new.owner_id, 'offer.changed', 'offer', new.id, version,
      jsonb_build_object('status', new.status));
  end if;
  if customer is not null and customer is distinct from new.owner_id then
    perform realtime_publish('user:#' || customer,
      case when tg_op = 'INSERT' then 'offer.received' else 'offer.changed' end, 'order', new.order_id, 0, '{}');
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_order_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform realtime_publish('order:' || new.order_id, 'order.counts', 'order', new.order_id, 0,
    jsonb_build_object('views', new.views, 'contacts', new.contacts));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  person text := coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0];
begin
  if person is not null then perform pg_notify('person_changes', person); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_question_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare person uuid;
begin
  for person in
    select id from (select owner_id from orders where id = new.order_id union select new.asker_id) people (id)
     where id is not null
  loop
    perform realtime_publish('user:#' || person, 'question.changed', 'order', new.order_id, 0, '{}');
  end loop;
  if tg_op = 'UPDATE' and old.answer is null and new.answer is not null then
    perform realtime_publish('order:' || new.order_id, 'order.counts', 'order', new.order_id, 0,
      jsonb_build_object('questions', (
        select count(*) from order_questions where order_id = new.order_id and answer is not null)));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_realtime_partitions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('realtime_outbox', partition::text) from (select distinct partition from added) touched;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_receipt_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform realtime_tell_queue('payments');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_refund_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform realtime_publish('transaction:' || t.id, 'transaction.updated', 'transaction', t.id,
      (extract(epoch from clock_timestamp()) * 1000)::bigint, jsonb_build_object('status', t.status))
    from transactions t where t.id = new.transaction_id;
  perform realtime_tell_queue('payments');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_revision_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare revision listing_revisions := case when tg_op = 'DELETE' then old else new end;
begin
  perform realtime_tell_queue('listings');
  if revision.order_id is not null then
    perform realtime_publish('user:#' || owner_id, 'order.updated', 'order', id, version, '{}')
      from orders where id = revision.order_id and owner_id is not null;
  else
    perform realtime_publish('user:#' || owner_id, 'producer.updated', 'producer', id, version, '{}')
      from producers where id = revision.producer_id and owner_id is not null;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_subscription_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform realtime_publish('user:#' || owner_id, 'subscription.changed', 'subscription', new.id, new.version,
      jsonb_build_object('status', new.status))
    from (select owner_id from orders where id = new.order_id
          union all select owner_id from producers where id = new.producer_id) listing
   where owner_id is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_transaction_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare version bigint := (extract(epoch from new.updated_at) * 1000)::bigint;
begin
  perform realtime_publish('transaction:' || new.id, 'transaction.updated', 'transaction', new.id, version,
    jsonb_build_object('status', new.status));
  if new.user_id is not null and (tg_op = 'INSERT' or old.status <> new.status) then
    perform realtime_publish('user:#' || new.user_id, 'transaction.updated', 'transaction', new.id, version,
      jsonb_build_object('status', new.status));
  end if;
  if new.review is distinct from (tg_op = 'UPDATE' and old.review) then perform realtime_tell_queue('payments'); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.wanted_producer_listings(ids uuid[], at timestamp with time zone)
 RETURNS SETOF producer_listings
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT p.id,
     place.category_id,
     p.region_id,
     producer_rank(COALESCE((p.verified_until > wanted_producer_listings.at), false), p.completeness, p.fresh_at) AS producer_rank,
     p.published_at,
     name_sort_key(p.name) AS name_sort_key,
     p.verified_until,
     p.top_until,
     p.accepts_tolling,
     p.accepts_small_batch,
     (p.description_uk IS NOT NULL),
     (p.description_en IS NOT NULL)
    FROM (producers p
      CROSS JOIN LATERAL ( SELECT (0)::smallint AS category_id
         UNION
          SELECT c.root_id
            FROM producer_categories c
           WHERE (c.producer_id = p.id)
         UNION
          SELECT c.category_id
            FROM producer_categories c
           WHERE (c.producer_id = p.id)) place)
   WHERE ((p.id = ANY (wanted_producer_listings.ids)) AND (p.status = 'published'::producer_status));
END;
