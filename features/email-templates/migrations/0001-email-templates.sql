-- The values that users have saved for the email templates (`features/email-templates/contract.ts`).
create table email_templates (
  user_id uuid references users on delete cascade,
  template text check (template in ('welcome', 'receipt', 'newsletter')),
  content jsonb not null,
  primary key (user_id, template)
);
