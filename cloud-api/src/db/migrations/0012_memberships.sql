CREATE TABLE "memberships" (
	"restaurant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_restaurant_id_user_id_pk" PRIMARY KEY("restaurant_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "restaurant_id" uuid;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
-- Until now an account of a restaurant was its owner. Sessions stay as they are and are of their user's membership.
INSERT INTO "memberships" ("restaurant_id", "user_id", "role", "created_at")
  SELECT "restaurant_id", "id", 'owner', "created_at" FROM "users" WHERE "role" = 'merchant' AND "restaurant_id" IS NOT NULL;
