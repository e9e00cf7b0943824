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
CREATE INDEX "monthly_totals_month" ON "monthly_totals" USING btree ("month");
--> statement-breakpoint
-- The months of the daily totals that are there, as `monthly-totals.sql.ts` computes them.
INSERT INTO "monthly_totals" ("restaurant_id", "month", "orders", "sales", "refunds", "cancelled", "accepted", "accept_time", "prepared", "late")
SELECT "restaurant_id", date_trunc('month', "day")::date, sum("orders"), sum("sales"), sum("refunds"), sum("cancelled"), sum("accepted"), sum("accept_time"), sum("prepared"), sum("late")
FROM (
	SELECT "restaurant_id", "day", "orders", "sales", "refunds", 0 AS "cancelled", "accepted", "accept_time", "prepared", "late" FROM "daily_totals"
	UNION ALL
	SELECT "restaurant_id", "day", 0, 0, 0, "orders", 0, 0, 0, 0 FROM "daily_cancellations"
) d
GROUP BY 1, 2;
