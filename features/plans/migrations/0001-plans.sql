-- The plan that a user has chosen on the screen "Pricing table". The plans themselves are in `features/plans/server/plans.ts`.
create table plan_choices (
  user_id uuid primary key references users on delete cascade,
  plan text check (plan in ('starter', 'team', 'business', 'enterprise')),
  period text not null check (period in ('monthly', 'yearly'))
);
