CREATE TABLE "code_askers" (
	"asker" text PRIMARY KEY NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network_failures" (
	"network" text PRIMARY KEY NOT NULL,
	"clear_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"request_id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"requested_by" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"proven_at" timestamp (3) with time zone,
	"proof_hash" text,
	"used_for" uuid
);
--> statement-breakpoint
CREATE TABLE "password_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "forgotten_passwords" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"language" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"restaurant_id" uuid,
	"user_agent" text DEFAULT '' NOT NULL,
	"is_by_pin" boolean DEFAULT false NOT NULL,
	"opened_in" text,
	"signed_in_at" timestamp with time zone DEFAULT now() NOT NULL,
	"network_hash" text,
	"device_hash" text,
	"current_hash" text NOT NULL,
	"previous_hash" text,
	"rotated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"role" text NOT NULL,
	"email" text NOT NULL,
	"tried_from" text NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone,
	CONSTRAINT "sign_in_failures_role_email_tried_from_pk" PRIMARY KEY("role","email","tried_from")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"contact_number" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"restaurant_id" uuid,
	"administrator_role" text,
	"disabled_at" timestamp (3) with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(lower(normalize(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(contact_number, ''), NFKD)), 'ٱةۃہھەىیےکڪøØłŁđĐħĦı̴̵̶̷̸̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ְֱֲֳִֵֶַָֹֺֻּֽ͓͔͕͖͙͚֑֖֛֢֣֤֥֦֧֪֚֭֮͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯ֒֓֔֕֗֘֙֜֝֞֟֠֡֨֩֫֬֯͘͜͟͢͝͞͠͡־ֿ׀ׁׂ׃ׅׄ׆ׇًٌٍؘَؙُؚِّْٕٖٜٟؐؑؒؓؔؕؖؗٓٔٗ٘ٙٚٛٝٞۖۗۘۙۚۛۜ۝۞ۣ۟۠ۡۢۤۥۦۧۨ۩۪ۭ࣓۫۬ࣔࣕࣖࣗࣘࣙࣚࣛࣜࣝࣞࣟ࣠࣡࣢ࣰࣱࣲٰࣣࣦࣩ࣭࣮࣯ࣶࣹࣺࣤࣥࣧࣨ࣪࣫࣬ࣳࣴࣵࣷࣸࣻࣼࣽࣾࣿـء', 'اهههههيييككoollddhhi')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_sign_ins" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL,
	"enabled_at" timestamp (3) with time zone NOT NULL,
	"last_step" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "administrator_duty" (
	"administrator_id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "called_alarms" (
	"id" text PRIMARY KEY NOT NULL,
	"called_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"admin_id" uuid,
	"member_id" uuid,
	"restaurant_id" uuid,
	"action" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"details" jsonb NOT NULL,
	CONSTRAINT "audit_log_actor" CHECK (num_nonnulls(admin_id, member_id) <= 1 and (admin_id is not null or restaurant_id is not null))
);
--> statement-breakpoint
CREATE TABLE "cash_movements" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"received" integer,
	"order_id" text,
	"taking_id" uuid,
	"shift_id" uuid,
	"user_id" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"day_close" integer,
	CONSTRAINT "cash_movements_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id"),
	CONSTRAINT "cash_movements_amount" CHECK (amount > 0 and (received is null or received >= amount))
);
--> statement-breakpoint
CREATE TABLE "day_closes" (
	"restaurant_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"from_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"closed_by" uuid NOT NULL,
	"figures" jsonb NOT NULL,
	"prints" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "day_closes_restaurant_id_number_pk" PRIMARY KEY("restaurant_id","number")
);
--> statement-breakpoint
CREATE TABLE "shifts" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"opened_by" uuid NOT NULL,
	"opening_float" integer NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" uuid,
	"expected_cash" integer,
	"counted_cash" integer,
	"note" text DEFAULT '' NOT NULL,
	"day_close" integer,
	CONSTRAINT "shifts_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"restaurant_id" uuid PRIMARY KEY NOT NULL,
	"iban" text NOT NULL,
	"bank_name" text NOT NULL,
	"branch_code" text NOT NULL,
	"account_holder" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"cuisine_id" uuid NOT NULL,
	"image" text NOT NULL,
	CONSTRAINT "categories_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "cuisines" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"image" text NOT NULL,
	CONSTRAINT "cuisines_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "subcategories" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"category_id" uuid NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "subcategories_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"restaurant_id" uuid NOT NULL,
	"mobile_number" text NOT NULL,
	"note" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_notes_restaurant_id_mobile_number_pk" PRIMARY KEY("restaurant_id","mobile_number")
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"kind" text DEFAULT 'counter' NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "devices_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"type" text,
	"issue_date" date,
	"expiration_date" date,
	"files" jsonb NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	CONSTRAINT "documents_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "counter_connections" (
	"restaurant_id" uuid NOT NULL,
	"counter_id" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "counter_connections_restaurant_id_counter_id_since_pk" PRIMARY KEY("restaurant_id","counter_id","since")
);
--> statement-breakpoint
CREATE TABLE "counter_devices" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"connected_at" timestamp (3) with time zone,
	CONSTRAINT "counter_devices_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "escalation_steps" (
	"restaurant_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"step" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "escalation_steps_restaurant_id_order_id_step_pk" PRIMARY KEY("restaurant_id","order_id","step")
);
--> statement-breakpoint
CREATE TABLE "outages" (
	"restaurant_id" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outages_restaurant_id_since_pk" PRIMARY KEY("restaurant_id","since")
);
--> statement-breakpoint
CREATE TABLE "document_reminders" (
	"restaurant_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"occasion" text NOT NULL,
	"kind" text NOT NULL,
	"expiration_date" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"admin_id" uuid,
	"is_in_app" boolean NOT NULL,
	"mail_id" uuid,
	"sms_id" uuid,
	"mail_state" text,
	"sms_state" text,
	CONSTRAINT "document_reminders_restaurant_id_document_id_occasion_pk" PRIMARY KEY("restaurant_id","document_id","occasion")
);
--> statement-breakpoint
CREATE TABLE "document_rules" (
	"kind" text PRIMARY KEY NOT NULL,
	"rule" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restaurant_counters" (
	"restaurant_id" uuid PRIMARY KEY NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"menu_version" integer DEFAULT 1 NOT NULL,
	"stock_version" integer DEFAULT 1 NOT NULL,
	"order_number" integer DEFAULT 0 NOT NULL,
	"business_day" date DEFAULT '2000-01-01' NOT NULL,
	"receipt_number" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed" (
	"restaurant_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"order_id" text,
	"order_version" integer,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feed_restaurant_id_seq_pk" PRIMARY KEY("restaurant_id","seq")
);
--> statement-breakpoint
CREATE TABLE "file_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"restaurant_id" uuid,
	"session_id" text NOT NULL,
	"source" text NOT NULL,
	"file" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"scope" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" smallint,
	"answer" text,
	"order_id" text,
	"order_number" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "job_failures" (
	"name" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"failures" integer NOT NULL,
	CONSTRAINT "job_failures_name_hour_pk" PRIMARY KEY("name","hour")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text,
	"lease_until" timestamp (3) with time zone,
	"last_started_at" timestamp (3) with time zone,
	"last_finished_at" timestamp (3) with time zone,
	"last_error" text,
	"runs" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"restaurant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_restaurant_id_user_id_pk" PRIMARY KEY("restaurant_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "add_on_groups" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"select" text NOT NULL,
	"min" integer NOT NULL,
	"max" integer NOT NULL,
	CONSTRAINT "add_on_groups_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "add_on_options" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"price" integer NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"availability_version" integer DEFAULT 1 NOT NULL,
	"back_at" timestamp (3) with time zone,
	"portions_left" integer,
	CONSTRAINT "add_on_options_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id"),
	CONSTRAINT "add_on_options_portions_left" CHECK ("add_on_options"."portions_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "item_pairings" (
	"restaurant_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "item_pairings_restaurant_id_item_id_other_id_pk" PRIMARY KEY("restaurant_id","item_id","other_id"),
	CONSTRAINT "item_pairings_other" CHECK ("item_pairings"."item_id" <> "item_pairings"."other_id")
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"cuisine_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"subcategory_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"ingredients" jsonb NOT NULL,
	"quantity_unit" jsonb NOT NULL,
	"actual_price" integer NOT NULL,
	"selling_price" integer NOT NULL,
	"customizable" boolean NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"availability_version" integer DEFAULT 1 NOT NULL,
	"back_at" timestamp (3) with time zone,
	"portions_left" integer,
	"is_featured" boolean DEFAULT false NOT NULL,
	"allergens" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"dietary" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"prep_minutes" integer,
	"image" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "menu_items_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id"),
	CONSTRAINT "menu_items_portions_left" CHECK ("menu_items"."portions_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "menu_undos" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"name" jsonb,
	"items" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"pictures" text[] NOT NULL,
	CONSTRAINT "menu_undos_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"restaurant_id" uuid,
	"order_id" text,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "notification_marks" (
	"restaurant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"page" text NOT NULL,
	"read_up_to" integer NOT NULL,
	CONSTRAINT "notification_marks_restaurant_id_user_id_page_pk" PRIMARY KEY("restaurant_id","user_id","page")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"restaurant_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"chat_link" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notifications_restaurant_id_seq_pk" PRIMARY KEY("restaurant_id","seq")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"restaurant_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"line" integer NOT NULL,
	"item_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"price_per_item" integer NOT NULL,
	"add_ons" jsonb NOT NULL,
	"total" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "order_lines_restaurant_id_order_id_line_pk" PRIMARY KEY("restaurant_id","order_id","line")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"restaurant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"order_number" integer NOT NULL,
	"business_day" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text NOT NULL,
	"order_type" text NOT NULL,
	"table_id" uuid,
	"table_number" integer,
	"sitting_id" uuid,
	"customer_name" text NOT NULL,
	"mobile_number" text NOT NULL,
	"vehicle_model" text NOT NULL,
	"vehicle_number" text NOT NULL,
	"vehicle_color" text NOT NULL,
	"order_instructions" text NOT NULL,
	"total_price" integer NOT NULL,
	"payment_method" text DEFAULT 'Cash' NOT NULL,
	"payment_state" text DEFAULT 'none' NOT NULL,
	"paid_amount" integer DEFAULT 0 NOT NULL,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"declined_refund" integer DEFAULT 0 NOT NULL,
	"excess_amount" integer DEFAULT 0 NOT NULL,
	"returnable_share" integer DEFAULT 0 NOT NULL,
	"payment_gateway" text,
	"gateway_reference" text,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"acknowledged_at" timestamp (3) with time zone,
	"silenced_at" timestamp (3) with time zone,
	"unreachable_at" timestamp (3) with time zone,
	"printed_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"accepted_by" uuid,
	"promised_at" timestamp (3) with time zone,
	"ready_at" timestamp (3) with time zone,
	"ready_by" uuid,
	"closed_at" timestamp (3) with time zone,
	"closed_by" uuid,
	"cancel_reason" text,
	"closed_automatically" boolean DEFAULT false NOT NULL,
	"dismissed_at" timestamp (3) with time zone,
	"taken" jsonb,
	"released_stock" jsonb,
	"device_id" text,
	"network" text,
	"table_slot" smallint,
	"device_slot" smallint,
	"network_slot" smallint,
	"written_off" boolean DEFAULT false NOT NULL,
	"day_close" integer,
	"repeat_customer" boolean DEFAULT false NOT NULL,
	"held_at" timestamp (3) with time zone,
	"waiter_called_at" timestamp (3) with time zone,
	"waiter_acknowledged_at" timestamp (3) with time zone,
	"waiter_coming_at" timestamp (3) with time zone,
	"waiter_calls" smallint DEFAULT 0 NOT NULL,
	"follow_token" text,
	CONSTRAINT "orders_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id"),
	CONSTRAINT "orders_returnable_share" CHECK (returnable_share between 0 and paid_amount),
	CONSTRAINT "orders_paid" CHECK (paid_amount between 0 and total_price + excess_amount and refunded_amount between 0 and paid_amount)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"cash_amount" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "gateway_calls" (
	"restaurant_id" uuid NOT NULL,
	"payer_kind" text NOT NULL,
	"payer_id" text NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"gateway" text NOT NULL,
	"method" text NOT NULL,
	"order_id" text,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"gateway_reference" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"challenge_url" text,
	"next_try_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"fee" integer,
	"error" text,
	"day_close" integer,
	CONSTRAINT "gateway_calls_payer_id_id_restaurant_id_pk" PRIMARY KEY("payer_id","id","restaurant_id")
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"device_id" text NOT NULL,
	"id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"token" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "saved_cards_device_id_id_pk" PRIMARY KEY("device_id","id")
);
--> statement-breakpoint
CREATE TABLE "failed_webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"event" jsonb NOT NULL,
	"restaurant_id" uuid,
	"reason" text NOT NULL,
	"tries" integer NOT NULL,
	"first_failed_at" timestamp (3) with time zone NOT NULL,
	"last_failed_at" timestamp (3) with time zone NOT NULL,
	"retried_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_counts" (
	"gateway" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"last_received_at" timestamp (3) with time zone,
	"received" integer NOT NULL,
	"refused" integer NOT NULL,
	CONSTRAINT "webhook_counts_gateway_hour_pk" PRIMARY KEY("gateway","hour")
);
--> statement-breakpoint
CREATE TABLE "member_pins" (
	"restaurant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"pin_hash" text NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_pins_restaurant_id_user_id_pk" PRIMARY KEY("restaurant_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "pin_failures" (
	"restaurant_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone,
	CONSTRAINT "pin_failures_restaurant_id_subject_pk" PRIMARY KEY("restaurant_id","subject")
);
--> statement-breakpoint
CREATE TABLE "print_claims" (
	"restaurant_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"printer" text NOT NULL,
	"device_id" uuid NOT NULL,
	"lease_until" timestamp (3) with time zone NOT NULL,
	"printed_at" timestamp (3) with time zone,
	CONSTRAINT "print_claims_restaurant_id_order_id_printer_pk" PRIMARY KEY("restaurant_id","order_id","printer")
);
--> statement-breakpoint
CREATE TABLE "restaurant_notes" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone,
	CONSTRAINT "restaurant_notes_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "restaurant_views" (
	"id" text PRIMARY KEY NOT NULL,
	"administrator_id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"administrator_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"search" text NOT NULL,
	"sort" text NOT NULL,
	CONSTRAINT "saved_views_administrator_id_id_pk" PRIMARY KEY("administrator_id","id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"way" text NOT NULL,
	"state" text NOT NULL,
	"requested_by" uuid,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id"),
	CONSTRAINT "refunds_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "daily_cancellations" (
	"restaurant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"reason" text NOT NULL,
	"orders" integer NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "daily_cancellations_restaurant_id_day_reason_pk" PRIMARY KEY("restaurant_id","day","reason")
);
--> statement-breakpoint
CREATE TABLE "daily_customer_totals" (
	"restaurant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"customer" text NOT NULL,
	"orders" integer NOT NULL,
	"revenue" bigint NOT NULL,
	"is_first" boolean,
	CONSTRAINT "daily_customer_totals_restaurant_id_day_customer_pk" PRIMARY KEY("restaurant_id","day","customer")
);
--> statement-breakpoint
CREATE TABLE "daily_item_totals" (
	"restaurant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"item_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"sales" bigint NOT NULL,
	CONSTRAINT "daily_item_totals_restaurant_id_day_item_id_pk" PRIMARY KEY("restaurant_id","day","item_id")
);
--> statement-breakpoint
CREATE TABLE "daily_totals" (
	"restaurant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"order_type" text NOT NULL,
	"payment_method" text NOT NULL,
	"orders" integer NOT NULL,
	"sales" bigint NOT NULL,
	"refunds" bigint NOT NULL,
	"accepted" integer NOT NULL,
	"accept_time" bigint NOT NULL,
	"prepared" integer NOT NULL,
	"prepare_time" bigint NOT NULL,
	"promised_time" bigint NOT NULL,
	"late" integer NOT NULL,
	CONSTRAINT "daily_totals_restaurant_id_day_hour_order_type_payment_method_pk" PRIMARY KEY("restaurant_id","day","hour","order_type","payment_method")
);
--> statement-breakpoint
CREATE TABLE "daily_totals_progress" (
	"restaurant_id" uuid PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_daily_totals" (
	"day" date PRIMARY KEY NOT NULL,
	"orders" integer NOT NULL,
	"sales" bigint NOT NULL,
	"refunds" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "monthly_totals" (
	"restaurant_id" uuid NOT NULL,
	"month" date NOT NULL,
	"orders" integer NOT NULL,
	"sales" bigint NOT NULL,
	"refunds" bigint NOT NULL,
	"cancelled" integer NOT NULL,
	"accepted" integer NOT NULL,
	"accept_time" bigint NOT NULL,
	"prepared" integer NOT NULL,
	"late" integer NOT NULL,
	CONSTRAINT "monthly_totals_restaurant_id_month_pk" PRIMARY KEY("restaurant_id","month")
);
--> statement-breakpoint
CREATE TABLE "receipt_sends" (
	"restaurant_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "receipt_sends_restaurant_id_order_id_key_pk" PRIMARY KEY("restaurant_id","order_id","key")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"restaurant_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"receipt_number" integer NOT NULL,
	"token" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"printed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "receipts_restaurant_id_order_id_pk" PRIMARY KEY("restaurant_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "restaurants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"branch_name" text NOT NULL,
	"about" jsonb NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"accent_colour" text DEFAULT '' NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"google_review_url" text NOT NULL,
	"website_url" text DEFAULT '' NOT NULL,
	"facebook_url" text DEFAULT '' NOT NULL,
	"instagram_url" text DEFAULT '' NOT NULL,
	"about_version" integer DEFAULT 0 NOT NULL,
	"commercial_registration_number" text DEFAULT '' NOT NULL,
	"trade_license_number" text DEFAULT '' NOT NULL,
	"establishment_id_number" text DEFAULT '' NOT NULL,
	"tax_identification_number" text DEFAULT '' NOT NULL,
	"tax_basis_points" integer DEFAULT 0 NOT NULL,
	"service_charge_basis_points" integer DEFAULT 0 NOT NULL,
	"time_zone" text DEFAULT 'Asia/Qatar' NOT NULL,
	"day_ends_at" integer DEFAULT 240 NOT NULL,
	"sitting_idle_minutes" integer DEFAULT 90 NOT NULL,
	"status" text NOT NULL,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"consent_version" text,
	"consented_at" timestamp (3) with time zone,
	"deactivated_at" timestamp (3) with time zone,
	"deactivation_reason" text,
	"deactivation_note" text DEFAULT '' NOT NULL,
	"taking_orders" boolean DEFAULT true NOT NULL,
	"opening_hours" jsonb,
	"hours_version" integer DEFAULT 0 NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"orders_restricted_from" timestamp (3) with time zone,
	"busy_minutes" integer DEFAULT 0 NOT NULL,
	"busy_until" timestamp (3) with time zone,
	"accepted_methods" text[] DEFAULT '{"Cash","Card","UPI"}' NOT NULL,
	"escalation" jsonb DEFAULT '{"louderAfter":30,"smsAfter":60,"unreachableAfter":70,"missedAfter":180,"smsNumbers":[],"holdNewPhones":false}'::jsonb NOT NULL,
	"sms_wording" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sms_is_on" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"receipt_sms_is_on" boolean DEFAULT true NOT NULL,
	"sms_version" integer DEFAULT 0 NOT NULL,
	"unreachable_since" timestamp (3) with time zone,
	"escalation_sms_at" timestamp (3) with time zone,
	"alarm_tested_at" timestamp (3) with time zone,
	"first_steps_dismissed_at" timestamp (3) with time zone,
	"customer_retention_months" integer DEFAULT 24 NOT NULL,
	"anonymised_before" timestamp (3) with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(lower(normalize(coalesce(name->>'en', '') || ' ' || coalesce(name->>'ar', '') || ' ' || coalesce(branch_name, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(commercial_registration_number, '') || ' ' || coalesce(trade_license_number, '') || ' ' || coalesce(establishment_id_number, '') || ' ' || coalesce(tax_identification_number, ''), NFKD)), 'ٱةۃہھەىیےکڪøØłŁđĐħĦı̴̵̶̷̸̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ְֱֲֳִֵֶַָֹֺֻּֽ͓͔͕͖͙͚֑֖֛֢֣֤֥֦֧֪֚֭֮͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯ֒֓֔֕֗֘֙֜֝֞֟֠֡֨֩֫֬֯͘͜͟͢͝͞͠͡־ֿ׀ׁׂ׃ׅׄ׆ׇًٌٍؘَؙُؚِّْٕٖٜٟؐؑؒؓؔؕؖؗٓٔٗ٘ٙٚٛٝٞۖۗۘۙۚۛۜ۝۞ۣ۟۠ۡۢۤۥۦۧۨ۩۪ۭ࣓۫۬ࣔࣕࣖࣗࣘࣙࣚࣛࣜࣝࣞࣟ࣠࣡࣢ࣰࣱࣲٰࣣࣦࣩ࣭࣮࣯ࣶࣹࣺࣤࣥࣧࣨ࣪࣫࣬ࣳࣴࣵࣷࣸࣻࣼࣽࣾࣿـء', 'اهههههيييككoollddhhi')) STORED NOT NULL,
	"name_key_en" text GENERATED ALWAYS AS (translate(lower(normalize(coalesce(nullif(name->>'en', ''), name->>'en', ''), NFKD)), 'ٱةۃہھەىیےکڪøØłŁđĐħĦı̴̵̶̷̸̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ְֱֲֳִֵֶַָֹֺֻּֽ͓͔͕͖͙͚֑֖֛֢֣֤֥֦֧֪֚֭֮͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯ֒֓֔֕֗֘֙֜֝֞֟֠֡֨֩֫֬֯͘͜͟͢͝͞͠͡־ֿ׀ׁׂ׃ׅׄ׆ׇًٌٍؘَؙُؚِّْٕٖٜٟؐؑؒؓؔؕؖؗٓٔٗ٘ٙٚٛٝٞۖۗۘۙۚۛۜ۝۞ۣ۟۠ۡۢۤۥۦۧۨ۩۪ۭ࣓۫۬ࣔࣕࣖࣗࣘࣙࣚࣛࣜࣝࣞࣟ࣠࣡࣢ࣰࣱࣲٰࣣࣦࣩ࣭࣮࣯ࣶࣹࣺࣤࣥࣧࣨ࣪࣫࣬ࣳࣴࣵࣷࣸࣻࣼࣽࣾࣿـء', 'اهههههيييككoollddhhi')) STORED NOT NULL,
	"name_key_ar" text GENERATED ALWAYS AS (translate(lower(normalize(coalesce(nullif(name->>'ar', ''), name->>'en', ''), NFKD)), 'ٱةۃہھەىیےکڪøØłŁđĐħĦı̴̵̶̷̸̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ְֱֲֳִֵֶַָֹֺֻּֽ͓͔͕͖͙͚֑֖֛֢֣֤֥֦֧֪֚֭֮͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯ֒֓֔֕֗֘֙֜֝֞֟֠֡֨֩֫֬֯͘͜͟͢͝͞͠͡־ֿ׀ׁׂ׃ׅׄ׆ׇًٌٍؘَؙُؚِّْٕٖٜٟؐؑؒؓؔؕؖؗٓٔٗ٘ٙٚٛٝٞۖۗۘۙۚۛۜ۝۞ۣ۟۠ۡۢۤۥۦۧۨ۩۪ۭ࣓۫۬ࣔࣕࣖࣗࣘࣙࣚࣛࣜࣝࣞࣟ࣠࣡࣢ࣰࣱࣲٰࣣࣦࣩ࣭࣮࣯ࣶࣹࣺࣤࣥࣧࣨ࣪࣫࣬ࣳࣴࣵࣷࣸࣻࣼࣽࣾࣿـء', 'اهههههيييككoollddhhi')) STORED NOT NULL,
	CONSTRAINT "restaurants_accepted_methods" CHECK (cardinality("restaurants"."accepted_methods") > 0)
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "card_payments" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invoice_number" integer NOT NULL,
	"amount" integer NOT NULL,
	"outcome" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"requested_by" uuid NOT NULL,
	CONSTRAINT "card_payments_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "invoice_counter" (
	"id" integer PRIMARY KEY NOT NULL,
	"number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"price" integer NOT NULL,
	"period" text NOT NULL,
	"trial_days" integer NOT NULL,
	"is_offered" boolean NOT NULL,
	"is_default" boolean NOT NULL,
	"max_tables" integer,
	"max_members" integer,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_history" (
	"restaurant_id" uuid NOT NULL,
	"key" text NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"admin_id" uuid,
	"details" jsonb NOT NULL,
	CONSTRAINT "subscription_history_restaurant_id_key_pk" PRIMARY KEY("restaurant_id","key")
);
--> statement-breakpoint
CREATE TABLE "subscription_invoices" (
	"restaurant_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"plan" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"voided_at" timestamp (3) with time zone,
	CONSTRAINT "subscription_invoices_restaurant_id_number_pk" PRIMARY KEY("restaurant_id","number"),
	CONSTRAINT "subscription_invoices_paid" CHECK ("subscription_invoices"."paid" between 0 and "subscription_invoices"."amount")
);
--> statement-breakpoint
CREATE TABLE "subscription_payments" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invoice_number" integer NOT NULL,
	"amount" integer NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"paid_on" date NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"recorded_by" uuid,
	"taken_back_at" timestamp (3) with time zone,
	"taken_back_by" uuid,
	"take_back_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "subscription_payments_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"restaurant_id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"trial_ends_on" date NOT NULL,
	"anchor_day" date NOT NULL,
	"invoiced_periods" integer DEFAULT 0 NOT NULL,
	"next_period_on" date NOT NULL,
	"open_due_on" date,
	"cancelled_on" date,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfer_account" (
	"id" integer PRIMARY KEY NOT NULL,
	"iban" text NOT NULL,
	"bank_name" text NOT NULL,
	"branch_code" text NOT NULL,
	"account_holder" text NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sitting_guesses" (
	"restaurant_id" uuid NOT NULL,
	"sitting_id" uuid NOT NULL,
	"guesser" text NOT NULL,
	"wrong" smallint NOT NULL,
	CONSTRAINT "sitting_guesses_restaurant_id_sitting_id_guesser_pk" PRIMARY KEY("restaurant_id","sitting_id","guesser")
);
--> statement-breakpoint
CREATE TABLE "sitting_phones" (
	"restaurant_id" uuid NOT NULL,
	"sitting_id" uuid NOT NULL,
	"device_id" text NOT NULL,
	CONSTRAINT "sitting_phones_restaurant_id_sitting_id_device_id_pk" PRIMARY KEY("restaurant_id","sitting_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "sittings" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"code" text NOT NULL,
	"wrong_codes" smallint DEFAULT 0 NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"last_order_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_because" text,
	"people" smallint,
	CONSTRAINT "sittings_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "share_receipts" (
	"restaurant_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"token" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"table_due" integer NOT NULL,
	CONSTRAINT "share_receipts_restaurant_id_payment_id_pk" PRIMARY KEY("restaurant_id","payment_id")
);
--> statement-breakpoint
CREATE TABLE "bill_payment_parts" (
	"restaurant_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "bill_payment_parts_restaurant_id_payment_id_order_id_pk" PRIMARY KEY("restaurant_id","payment_id","order_id"),
	CONSTRAINT "bill_payment_parts_amount" CHECK (paid between 0 and amount)
);
--> statement-breakpoint
CREATE TABLE "bill_payments" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"table_number" integer NOT NULL,
	"device_id" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"declined" text,
	"payment_gateway" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"taking_id" uuid,
	CONSTRAINT "bill_payments_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id"),
	CONSTRAINT "bill_payments_amount" CHECK (amount >= 0)
);
--> statement-breakpoint
CREATE TABLE "table_bills" (
	"restaurant_id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"requested_at" timestamp (3) with time zone,
	"acknowledged_at" timestamp (3) with time zone,
	"dismissed_at" timestamp (3) with time zone,
	CONSTRAINT "table_bills_restaurant_id_table_id_pk" PRIMARY KEY("restaurant_id","table_id")
);
--> statement-breakpoint
CREATE TABLE "support_files" (
	"restaurant_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "support_files_restaurant_id_request_id_id_pk" PRIMARY KEY("restaurant_id","request_id","id")
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"restaurant_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"by" text NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"is_note" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "support_messages_restaurant_id_request_id_id_pk" PRIMARY KEY("restaurant_id","request_id","id")
);
--> statement-breakpoint
CREATE TABLE "support_requests" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"subject" text NOT NULL,
	"urgency" text NOT NULL,
	"status" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"assignee_id" uuid,
	CONSTRAINT "support_requests_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "support_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dining_tables" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"zone" jsonb NOT NULL,
	"seats" integer NOT NULL,
	"epoch" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "dining_tables_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "table_code_prints" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"epoch" integer NOT NULL,
	"method" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "table_code_prints_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "readiness" (
	"id" smallint PRIMARY KEY NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD CONSTRAINT "pending_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_restaurant_id_cuisine_id_cuisines_restaurant_id_id_fk" FOREIGN KEY ("restaurant_id","cuisine_id") REFERENCES "public"."cuisines"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_restaurant_id_category_id_categories_restaurant_id_id_fk" FOREIGN KEY ("restaurant_id","category_id") REFERENCES "public"."categories"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "add_on_groups" ADD CONSTRAINT "add_on_groups_restaurant_id_item_id_menu_items_restaurant_id_id_fk" FOREIGN KEY ("restaurant_id","item_id") REFERENCES "public"."menu_items"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "add_on_options" ADD CONSTRAINT "add_on_options_restaurant_id_group_id_add_on_groups_restaurant_id_id_fk" FOREIGN KEY ("restaurant_id","group_id") REFERENCES "public"."add_on_groups"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_pairings" ADD CONSTRAINT "item_pairings_restaurant_id_item_id_menu_items_restaurant_id_id_fk" FOREIGN KEY ("restaurant_id","item_id") REFERENCES "public"."menu_items"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_pairings" ADD CONSTRAINT "item_pairings_restaurant_id_other_id_menu_items_restaurant_id_id_fk" FOREIGN KEY ("restaurant_id","other_id") REFERENCES "public"."menu_items"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_restaurant_id_subcategory_id_subcategories_restaurant_id_id_fk" FOREIGN KEY ("restaurant_id","subcategory_id") REFERENCES "public"."subcategories"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_marks" ADD CONSTRAINT "notification_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_pins" ADD CONSTRAINT "member_pins_membership" FOREIGN KEY ("restaurant_id","user_id") REFERENCES "public"."memberships"("restaurant_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_notes" ADD CONSTRAINT "restaurant_notes_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_administrator_id_users_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_invoices" ADD CONSTRAINT "subscription_invoices_restaurant_id_subscriptions_restaurant_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."subscriptions"("restaurant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_files" ADD CONSTRAINT "support_files_restaurant_id_request_id_message_id_support_messages_restaurant_id_request_id_id_fk" FOREIGN KEY ("restaurant_id","request_id","message_id") REFERENCES "public"."support_messages"("restaurant_id","request_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_restaurant_id_request_id_support_requests_restaurant_id_id_fk" FOREIGN KEY ("restaurant_id","request_id") REFERENCES "public"."support_requests"("restaurant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "network_failures_clear_at" ON "network_failures" USING btree ("clear_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_address" ON "one_time_codes" USING btree ("address","sent_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_requested_by" ON "one_time_codes" USING btree ("requested_by","sent_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_sent" ON "one_time_codes" USING btree ("channel","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_proof" ON "one_time_codes" USING btree ("proof_hash");--> statement-breakpoint
CREATE INDEX "password_links_user" ON "password_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_failures_last" ON "sign_in_failures" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (string_to_array(regexp_replace(substr(search_text, 1), '(...)', '\1 ', 'g') || ' ' || regexp_replace(substr(search_text, 2), '(...)', '\1 ', 'g') || ' ' || regexp_replace(substr(search_text, 3), '(...)', '\1 ', 'g') || ' ' || regexp_replace(substr(search_text, 1), '(..)', '\1 ', 'g') || ' ' || regexp_replace(substr(search_text, 2), '(..)', '\1 ', 'g'), ' '));--> statement-breakpoint
CREATE INDEX "pending_sign_ins_user" ON "pending_sign_ins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_log_restaurant" ON "audit_log" USING btree ("restaurant_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_admin" ON "audit_log" USING btree ("admin_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "cash_movements_at" ON "cash_movements" USING btree ("restaurant_id","at");--> statement-breakpoint
CREATE INDEX "cash_movements_order" ON "cash_movements" USING btree ("restaurant_id","order_id");--> statement-breakpoint
CREATE INDEX "cash_movements_taking" ON "cash_movements" USING btree ("restaurant_id","taking_id") WHERE taking_id is not null;--> statement-breakpoint
CREATE INDEX "cash_movements_shift" ON "cash_movements" USING btree ("restaurant_id","shift_id");--> statement-breakpoint
CREATE INDEX "cash_movements_not_in_day_close" ON "cash_movements" USING btree ("restaurant_id") WHERE day_close is null;--> statement-breakpoint
CREATE UNIQUE INDEX "shifts_open" ON "shifts" USING btree ("restaurant_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "shifts_opened" ON "shifts" USING btree ("restaurant_id","opened_at");--> statement-breakpoint
CREATE INDEX "shifts_not_in_day_close" ON "shifts" USING btree ("restaurant_id") WHERE day_close is null;--> statement-breakpoint
CREATE UNIQUE INDEX "devices_token" ON "devices" USING btree ("restaurant_id","token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_kind" ON "documents" USING btree ("restaurant_id","kind",("state" = 'verified'));--> statement-breakpoint
CREATE INDEX "documents_waiting" ON "documents" USING btree ("restaurant_id") WHERE "documents"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "documents_expiring" ON "documents" USING btree ("expiration_date","id","restaurant_id") WHERE "documents"."state" = 'verified' and "documents"."expiration_date" is not null;--> statement-breakpoint
CREATE INDEX "counter_connections_until" ON "counter_connections" USING btree ("restaurant_id","until");--> statement-breakpoint
CREATE INDEX "counter_devices_seen" ON "counter_devices" USING btree ("restaurant_id","seen_at");--> statement-breakpoint
CREATE INDEX "escalation_steps_at" ON "escalation_steps" USING btree ("at");--> statement-breakpoint
CREATE INDEX "document_reminders_undelivered" ON "document_reminders" USING btree ("at") WHERE "document_reminders"."mail_state" = 'waiting' or "document_reminders"."sms_state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "feed_order" ON "feed" USING btree ("restaurant_id","order_id","order_version");--> statement-breakpoint
CREATE INDEX "feed_at" ON "feed" USING btree ("at");--> statement-breakpoint
CREATE INDEX "file_links_expires_at" ON "file_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_withdrawn" ON "idempotency" USING btree ("created_at") WHERE fingerprint = '' and order_id is null;--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "add_on_options_back" ON "add_on_options" USING btree ("back_at") WHERE "add_on_options"."back_at" is not null;--> statement-breakpoint
CREATE INDEX "item_pairings_of_other" ON "item_pairings" USING btree ("restaurant_id","other_id");--> statement-breakpoint
CREATE INDEX "menu_items_back" ON "menu_items" USING btree ("back_at") WHERE "menu_items"."back_at" is not null;--> statement-breakpoint
CREATE INDEX "menu_undos_at" ON "menu_undos" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_order" ON "push_subscriptions" USING btree ("restaurant_id","order_id","endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_created" ON "push_subscriptions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outgoing_messages_waiting" ON "outgoing_messages" USING btree ("channel","next_try_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "outgoing_messages_restaurant_sms" ON "outgoing_messages" USING btree ("restaurant_id","created_at") WHERE channel = 'sms' and restaurant_id is not null;--> statement-breakpoint
CREATE INDEX "outgoing_messages_waiting_order" ON "outgoing_messages" USING btree ("restaurant_id","order_id") WHERE order_id is not null and sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "outgoing_messages_failed" ON "outgoing_messages" USING btree ("failed_at") WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "outgoing_messages_created" ON "outgoing_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_created_at" ON "notifications" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_replies" ON "notifications" USING btree ("restaurant_id","seq") WHERE kind = 'support_replied';--> statement-breakpoint
CREATE INDEX "orders_id" ON "orders" USING btree ("id");--> statement-breakpoint
CREATE INDEX "orders_sitting" ON "orders" USING btree ("restaurant_id","sitting_id") WHERE sitting_id is not null;--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("restaurant_id","placed_at") WHERE status in ('Received', 'Preparing', 'Out for Delivery');--> statement-breakpoint
CREATE INDEX "orders_closed_by_platform" ON "orders" USING btree ("restaurant_id","closed_at") WHERE dismissed_at is null and (closed_automatically or cancel_reason in ('missed', 'by_diner'));--> statement-breakpoint
CREATE UNIQUE INDEX "orders_waiting_table" ON "orders" USING btree ("restaurant_id","table_id","table_slot") WHERE status = 'Received';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_waiting_device" ON "orders" USING btree ("restaurant_id","device_id","device_slot") WHERE status = 'Received';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_waiting_network" ON "orders" USING btree ("restaurant_id","network","network_slot") WHERE status = 'Received';--> statement-breakpoint
CREATE INDEX "orders_device" ON "orders" USING btree ("restaurant_id","device_id") WHERE device_id is not null;--> statement-breakpoint
CREATE INDEX "orders_recent_fakes" ON "orders" USING btree ("restaurant_id","closed_at") WHERE cancel_reason = 'suspected_fake';--> statement-breakpoint
CREATE INDEX "orders_payment_due" ON "orders" USING btree ("restaurant_id","id") WHERE (payment_state = 'authorised' and (accepted_at is not null or status = 'Cancelled')) or (payment_state in ('captured', 'partly_refunded') and status = 'Cancelled' and refunded_amount < paid_amount);--> statement-breakpoint
CREATE INDEX "orders_hand_back" ON "orders" USING btree ("restaurant_id","placed_at") WHERE (payment_method = 'Cash' and status = 'Cancelled' and refunded_amount + returnable_share < paid_amount) or (declined_refund > 0 and refunded_amount < paid_amount);--> statement-breakpoint
CREATE INDEX "orders_not_in_day_close" ON "orders" USING btree ("restaurant_id") WHERE day_close is null and status in ('Delivered', 'Cancelled');--> statement-breakpoint
CREATE INDEX "orders_history" ON "orders" USING btree ("restaurant_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_number" ON "orders" USING btree ("restaurant_id","order_number","placed_at");--> statement-breakpoint
CREATE INDEX "orders_phone" ON "orders" USING btree ("restaurant_id",reverse(mobile_number) text_pattern_ops,"placed_at","id") WHERE mobile_number <> '';--> statement-breakpoint
CREATE INDEX "orders_customer_words" ON "orders" USING gin ((array_to_tsvector(array[restaurant_id::text]) || to_tsvector('simple'::regconfig, translate(lower(normalize(customer_name, NFKD)), 'ٱةۃہھەىیےکڪøØłŁđĐħĦı̴̵̶̷̸̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ְֱֲֳִֵֶַָֹֺֻּֽ͓͔͕͖͙͚֑֖֛֢֣֤֥֦֧֪֚֭֮͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯ֒֓֔֕֗֘֙֜֝֞֟֠֡֨֩֫֬֯͘͜͟͢͝͞͠͡־ֿ׀ׁׂ׃ׅׄ׆ׇًٌٍؘَؙُؚِّْٕٖٜٟؐؑؒؓؔؕؖؗٓٔٗ٘ٙٚٛٝٞۖۗۘۙۚۛۜ۝۞ۣ۟۠ۡۢۤۥۦۧۨ۩۪ۭ࣓۫۬ࣔࣕࣖࣗࣘࣙࣚࣛࣜࣝࣞࣟ࣠࣡࣢ࣰࣱࣲٰࣣࣦࣩ࣭࣮࣯ࣶࣹࣺࣤࣥࣧࣨ࣪࣫࣬ࣳࣴࣵࣷࣸࣻࣼࣽࣾࣿـء', 'اهههههيييككoollddhhi')))) WITH (fastupdate=false) WHERE customer_name <> '';--> statement-breakpoint
CREATE INDEX "orders_words_of_week" ON "orders" USING gin (array_to_tsvector(array_remove(string_to_array(regexp_replace(translate(lower(normalize(customer_name, NFKD)), '-.,:!?"()/&+_@#*،؛’	
''ٱةۃہھەىیےکڪøØłŁđĐħĦı̴̵̶̷̸̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏ְֱֲֳִֵֶַָֹֺֻּֽ͓͔͕͖͙͚֑֖֛֢֣֤֥֦֧֪֚֭֮͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯ֒֓֔֕֗֘֙֜֝֞֟֠֡֨֩֫֬֯͘͜͟͢͝͞͠͡־ֿ׀ׁׂ׃ׅׄ׆ׇًٌٍؘَؙُؚِّْٕٖٜٟؐؑؒؓؔؕؖؗٓٔٗ٘ٙٚٛٝٞۖۗۘۙۚۛۜ۝۞ۣ۟۠ۡۢۤۥۦۧۨ۩۪ۭ࣓۫۬ࣔࣕࣖࣗࣘࣙࣚࣛࣜࣝࣞࣟ࣠࣡࣢ࣰࣱࣲٰࣣࣦࣩ࣭࣮࣯ࣶࣹࣺࣤࣥࣧࣨ࣪࣫࣬ࣳࣴࣵࣷࣸࣻࣼࣽࣾࣿـء', '                      اهههههيييككoollddhhi'), '([^ ]+)',
  restaurant_id::text || '/' || floor(extract(epoch from placed_at at time zone 'UTC') / 604800)::int::text || '/\1', 'g'), ' '), ''))) WITH (fastupdate=false) WHERE customer_name <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_follow_token" ON "orders" USING btree ("follow_token") WHERE follow_token is not null;--> statement-breakpoint
CREATE INDEX "orders_waiter_called" ON "orders" USING btree ("restaurant_id","table_id","waiter_called_at") WHERE waiter_called_at is not null;--> statement-breakpoint
CREATE INDEX "orders_share_due" ON "orders" USING btree ("restaurant_id","id") WHERE status = 'Cancelled' and returnable_share > 0;--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("restaurant_id","order_id");--> statement-breakpoint
CREATE INDEX "gateway_calls_due" ON "gateway_calls" USING btree ("payer_kind","next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "gateway_calls_not_in_day_close" ON "gateway_calls" USING btree ("restaurant_id") WHERE day_close is null and state = 'succeeded' and kind in ('capture', 'refund') and amount > 0 and payer_kind <> 'invoice';--> statement-breakpoint
CREATE INDEX "gateway_calls_settled" ON "gateway_calls" USING btree ("restaurant_id","answered_at") WHERE state = 'succeeded' and kind <> 'authorise' and payer_kind <> 'invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "saved_cards_card" ON "saved_cards" USING btree ("device_id","gateway","brand","last_four","expiry");--> statement-breakpoint
CREATE INDEX "saved_cards_used_at" ON "saved_cards" USING brin ("used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "failed_webhooks_event" ON "failed_webhooks" USING btree ("gateway","event_id");--> statement-breakpoint
CREATE INDEX "failed_webhooks_open" ON "failed_webhooks" USING btree ("last_failed_at","id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "failed_webhooks_age" ON "failed_webhooks" USING btree ("last_failed_at");--> statement-breakpoint
CREATE INDEX "print_claims_lease_until" ON "print_claims" USING btree ("lease_until");--> statement-breakpoint
CREATE INDEX "restaurant_views_open" ON "restaurant_views" USING btree ("expires_at") WHERE "restaurant_views"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("restaurant_id","order_id","requested_at");--> statement-breakpoint
CREATE INDEX "daily_customer_totals_customer" ON "daily_customer_totals" USING btree ("restaurant_id","customer","day");--> statement-breakpoint
CREATE INDEX "daily_totals_day" ON "daily_totals" USING btree ("day");--> statement-breakpoint
CREATE INDEX "monthly_totals_month" ON "monthly_totals" USING btree ("month");--> statement-breakpoint
CREATE INDEX "receipt_sends_sent_at" ON "receipt_sends" USING btree ("restaurant_id","order_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_number" ON "receipts" USING btree ("restaurant_id","receipt_number");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_token" ON "receipts" USING btree ("token");--> statement-breakpoint
CREATE INDEX "restaurants_status" ON "restaurants" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE INDEX "restaurants_restricted" ON "restaurants" USING btree ("id") WHERE "restaurants"."orders_restricted_from" is not null;--> statement-breakpoint
CREATE INDEX "restaurants_accepted" ON "restaurants" USING btree ("id") WHERE status = 'accepted';--> statement-breakpoint
CREATE INDEX "restaurants_submitted" ON "restaurants" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "restaurants_name_en" ON "restaurants" USING btree (name_key_en collate "C","id");--> statement-breakpoint
CREATE INDEX "restaurants_name_ar" ON "restaurants" USING btree (name_key_ar collate "C","id");--> statement-breakpoint
CREATE INDEX "restaurants_search" ON "restaurants" USING gin (string_to_array(regexp_replace(substr(search_text, 1), '(...)', '\1 ', 'g') || ' ' || regexp_replace(substr(search_text, 2), '(...)', '\1 ', 'g') || ' ' || regexp_replace(substr(search_text, 3), '(...)', '\1 ', 'g') || ' ' || regexp_replace(substr(search_text, 1), '(..)', '\1 ', 'g') || ' ' || regexp_replace(substr(search_text, 2), '(..)', '\1 ', 'g'), ' '));--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_email" ON "invitations" USING btree ("restaurant_id",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "card_payments_awaiting" ON "card_payments" USING btree ("restaurant_id","invoice_number") WHERE outcome = 'awaiting';--> statement-breakpoint
CREATE INDEX "card_payments_invoice" ON "card_payments" USING btree ("restaurant_id","invoice_number","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_default" ON "plans" USING btree ("is_default") WHERE is_default;--> statement-breakpoint
CREATE INDEX "subscription_history_id" ON "subscription_history" USING btree ("restaurant_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_invoices_number" ON "subscription_invoices" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_invoices_period" ON "subscription_invoices" USING btree ("restaurant_id","period_start") WHERE voided_at is null;--> statement-breakpoint
CREATE INDEX "subscription_invoices_open" ON "subscription_invoices" USING btree ("due_on") WHERE paid < amount and voided_at is null;--> statement-breakpoint
CREATE INDEX "subscription_payments_invoice" ON "subscription_payments" USING btree ("restaurant_id","invoice_number");--> statement-breakpoint
CREATE INDEX "subscriptions_next_period" ON "subscriptions" USING btree ("next_period_on");--> statement-breakpoint
CREATE INDEX "subscriptions_open_due" ON "subscriptions" USING btree ("open_due_on");--> statement-breakpoint
CREATE INDEX "subscriptions_trial_end" ON "subscriptions" USING btree ("trial_ends_on");--> statement-breakpoint
CREATE INDEX "subscriptions_cancelled" ON "subscriptions" USING btree ("cancelled_on") WHERE "subscriptions"."cancelled_on" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_deadline" ON "subscriptions" USING btree (coalesce("open_due_on", "next_period_on"),"restaurant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sittings_open" ON "sittings" USING btree ("restaurant_id","table_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "sittings_of_table" ON "sittings" USING btree ("restaurant_id","table_id","opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "share_receipts_token" ON "share_receipts" USING btree ("token");--> statement-breakpoint
CREATE INDEX "bill_payment_parts_order" ON "bill_payment_parts" USING btree ("restaurant_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_payments_key" ON "bill_payments" USING btree ("restaurant_id","key");--> statement-breakpoint
CREATE INDEX "bill_payments_live" ON "bill_payments" USING btree ("restaurant_id","table_id") WHERE state in ('reserved', 'authorising', 'authorised');--> statement-breakpoint
CREATE INDEX "bill_payments_expiring" ON "bill_payments" USING btree ("expires_at") WHERE state in ('reserved', 'authorising', 'authorised');--> statement-breakpoint
CREATE INDEX "bill_payments_taking" ON "bill_payments" USING btree ("restaurant_id","taking_id") WHERE taking_id is not null;--> statement-breakpoint
CREATE INDEX "table_bills_requested" ON "table_bills" USING btree ("restaurant_id","requested_at") WHERE requested_at is not null and dismissed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "support_files_id" ON "support_files" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "support_requests_number" ON "support_requests" USING btree ("restaurant_id","number");--> statement-breakpoint
CREATE INDEX "support_requests_due" ON "support_requests" USING btree ("due_at") WHERE "support_requests"."status" = 'open';--> statement-breakpoint
CREATE INDEX "support_requests_changed" ON "support_requests" USING btree ("status","changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "dining_tables_number" ON "dining_tables" USING btree ("restaurant_id","number") WHERE "dining_tables"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "table_code_prints_table" ON "table_code_prints" USING btree ("restaurant_id","table_id","epoch","at");--> statement-breakpoint
-- Written by hand: the audit log cannot be changed, not even by a bug.
CREATE FUNCTION "refuse_change_of_audit_log"() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'the audit log cannot be changed'; END $$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE TRIGGER "audit_log_guard" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit_log"();
