// Restaurants of a large platform with their owners, documents, subscriptions and requests for help, made by the database from the name of
// the run and one number for each restaurant. They depend otherwise only on the time. In every statement $1 is that name, $2 and $3 the
// first and the last restaurant, and in all but one $4 the time.
import { documentKinds } from '@sufra/shared/documents/document'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { dueAt, urgencies } from '@sufra/shared/support/support-request'
import { demoDiners } from '../demo-restaurant.ts'
import { pick } from '../sql-values.ts'
import { branches, families, kinds, places, subjects } from './platform-names.ts'

const firstNames = demoDiners.map(({ name }) => name)
/** An id with the form of a UUIDv7, for a thing of restaurant i. */
const idOf = (thing: string) => `overlay(overlay(md5($1::text || ' ${thing} ' || i) placing '7' from 13) placing '8' from 17)::uuid`
const numbers = `generate_series($2::int, $3::int) i`
/** A number of seven digits, different for each restaurant. */
const digits = `lpad(((i * 7919) % 10000000)::text, 7, '0')`

/** Two in twenty are pending, one is rejected and one deactivated. */
const statusSql = `case i % 20 when 0 then 'pending' when 10 then 'pending' when 7 then 'rejected' when 13 then 'deactivated' else 'accepted' end`
const isPendingSql = `i % 10 = 0`
const isRejectedSql = `i % 20 = 7`
/** Accepted restaurants that have sent a new document. */
const isRenewalSql = `i % 20 = 4`

const nameIn = (language: 'en' | 'ar') => {
  const [kind, place, family] = [pick(kinds[language], 'i / 20 + i'), pick(places[language], 'i / 3'), pick(families[language], 'i / 7')]
  return (language === 'en' ? [place, kind, family] : [kind, place, family]).join(` || ' ' || `)
}

/** $5 the hash of the owners' password. Nothing is to be added up yet, so that the job of the daily totals ignores these restaurants. */
export const insertRestaurantsSql = `
with numbered as (
  select i, ${idOf('restaurant')} as id, ${idOf('owner')} as owner_id,
    $4::timestamptz - case when ${isPendingSql} then make_interval(mins => i % 14400) else make_interval(hours => 240 + (i * 17) % 26000) end as submitted_at
  from ${numbers}
), stored as (
  insert into restaurants (id, name, branch_name, about, phone, address, google_review_url, commercial_registration_number, trade_license_number,
    establishment_id_number, tax_identification_number, status, submitted_at, created_at)
  select id, jsonb_build_object('en', ${nameIn('en')}, 'ar', ${nameIn('ar')}), ${pick(branches, 'i')}, '{"en": "", "ar": ""}', '+9744' || ${digits}, 'Doha', '',
    'CR-' || lpad(i::text, 6, '0'), 'TL-' || lpad((i * 31 % 1000000)::text, 6, '0'), 'EST-' || lpad((i * 37 % 1000000)::text, 6, '0'),
    'TAX-' || lpad((i * 41 % 1000000)::text, 6, '0'), ${statusSql}, submitted_at, submitted_at
  from numbered
), stored_counters as (
  insert into restaurant_counters (restaurant_id) select id from numbered
), stored_progress as (
  insert into daily_totals_progress (restaurant_id, seq, time_zone) select id, 0, '${homeTimeZone}' from numbered
), stored_owners as (
  insert into users (id, role, email, password_hash, first_name, last_name, contact_number, restaurant_id)
  select owner_id, 'merchant', $1::text || '-owner-' || i || '@sufra.test', $5::text, ${pick(firstNames, 'i')}, ${pick(families.en, 'i / 7')}, '9745' || ${digits}, id
  from numbered
)
insert into memberships (restaurant_id, user_id, role, created_at) select id, owner_id, 'owner', submitted_at from numbered`

/** $5 the day. One document in six expires within two months, or has expired. */
export const insertDocumentsSql = `
insert into documents (restaurant_id, id, kind, type, issue_date, expiration_date, files, state, reason, submitted_at, reviewed_at)
select restaurant_id, ${idOf("document ' || kind || '")}, kind, case when kind = 'proofOfIdentity' then 'qatarId' end, expiration_date - 365, expiration_date,
  jsonb_build_array(jsonb_build_object('id', ${idOf("file ' || kind || '")}, 'type', 'application/pdf', 'size', 120000)), state,
  case when state = 'rejected' then 'The number does not match' end, $4::timestamptz - interval '20 days',
  case when state <> 'waiting' then $4::timestamptz - interval '19 days' end
from (
  select i, ${idOf('restaurant')} as restaurant_id, kind, $5::date + ((i * 13 + position * 83) % 420)::int - 10 as expiration_date,
    case when position = 1 and ${isRejectedSql} then 'rejected' when ${isPendingSql} or ${isRejectedSql} or position = 1 and ${isRenewalSql} then 'waiting' else 'verified' end as state
  from ${numbers}, unnest(array[${documentKinds
    .slice(0, 5)
    .map((kind) => `'${kind}'`)
    .join(', ')}]) with ordinality as k(kind, position)
) d`

/**
 * $4 the day, $5 a plan. One in 16 accepted restaurants has an unpaid invoice that is due within a week or overdue for a few days, and one
 * in 33 has cancelled; the last invoice of deactivated restaurants has lapsed. Some are in their trial.
 */
export const insertSubscriptionsSql = `
with numbered as (
  select i, ${idOf('restaurant')} as restaurant_id, $4::date + (i * 17) % 60 + 8 as next_period_on, $4::date - (i * 29) % 700 + 20 as trial_ends_on,
    case when ${statusSql} = 'deactivated' then $4::date - 40 - i % 50 when i % 16 = 3 then $4::date + (i / 16) % 20 - 12 end as open_due_on,
    case when i % 33 = 5 then $4::date - i % 90 end as cancelled_on
  from ${numbers} where ${statusSql} in ('accepted', 'deactivated')
), stored as (
  insert into subscriptions (restaurant_id, plan_id, trial_ends_on, anchor_day, invoiced_periods, next_period_on, open_due_on, cancelled_on)
  select restaurant_id, $5::uuid, trial_ends_on, trial_ends_on, 1, next_period_on, open_due_on, cancelled_on from numbered
), unpaid as (
  select *, row_number() over (order by i) as place, count(*) over () as invoices from numbered where open_due_on is not null
), counter as (
  insert into invoice_counter (id, number) select 1, count(*)::int from unpaid
  on conflict (id) do update set number = invoice_counter.number + excluded.number returning number
)
insert into subscription_invoices (restaurant_id, number, plan, amount, period_start, period_end, issued_on, due_on)
select restaurant_id, counter.number - invoices + place, plans.name, plans.price, open_due_on, open_due_on + 30, open_due_on - 7, open_due_on
from unpaid cross join counter join plans on plans.id = $5::uuid`

const targetSql = `case urgency ${urgencies.map((urgency) => `when '${urgency}' then ${dueAt(urgency, 0)}`).join(' ')} end`

/**
 * $5 the ids of administrators as a JSON array. Each restaurant has two requests: one is open, the other answered or closed. The number of
 * open requests makes the queue show as many for a hundred restaurants as for ten thousand.
 */
export const insertRequestsSql = `
with numbered as (
  select i, j, ${idOf('restaurant')} as restaurant_id, ${idOf("request ' || j || '")} as id, ${idOf('owner')} as owner_id, ${pick(urgencies, 'i + i / 4')} as urgency,
    case when j = 2 then 'open' when i % 5 < 3 then 'closed' else 'answered' end as status,
    $4::timestamptz - case when j = 2 then make_interval(secs => (i * 61) % 172800) else make_interval(hours => 48 + (i * 11) % 8000) end as created_at,
    ($5::jsonb ->> (i % 7))::uuid as assignee_id
  from ${numbers}, generate_series(1, 2) j
), stored as (
  insert into support_requests (restaurant_id, id, number, subject, urgency, status, requested_by, created_at, changed_at, due_at, assignee_id)
  select restaurant_id, id, j, ${pick(subjects, 'i + j')}, urgency, status, owner_id, created_at, created_at + case when j = 2 then interval '0' else interval '3 hours' end,
    case when j = 2 then created_at + ${targetSql} * interval '1 millisecond' end, assignee_id
  from numbered
), stored_answers as (
  insert into support_messages (restaurant_id, request_id, id, by, author_id, text, created_at)
  select restaurant_id, id, ${idOf("answer ' || j || '")}, 'support', coalesce(assignee_id, ($5::jsonb ->> 0)::uuid), 'Please try again now.', created_at + interval '3 hours'
  from numbered where j = 1
)
insert into support_messages (restaurant_id, request_id, id, by, author_id, text, created_at)
select restaurant_id, id, ${idOf("message ' || j || '")}, 'restaurant', owner_id, ${pick(subjects, 'i + j')}, created_at from numbered`
