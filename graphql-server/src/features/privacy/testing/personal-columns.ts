/**
 * What becomes of a column when a person is erased.
 * - `row`: the row goes with the person (or with their conversation, case or mail).
 * - `pseudonym`: the column is of the person, and gets the pseudonym or is emptied.
 * - `names`: others have written it; name, address and telephone in it get the pseudonym.
 * - `sealed`: digests and encrypted values, which nothing can be read from without the server's key.
 * - `others`: it is about people who are no party here, such as craftsmen, and goes with what it belongs to.
 */
export type Erasure = 'row' | 'pseudonym' | 'names' | 'sealed' | 'others';

interface Declared {
  /** Columns that can tell something about a person, and what becomes of them. */
  personal?: Readonly<Record<string, Erasure>>;
  /** Columns that never do: names of states and kinds, keys of files, settings, texts about the house. */
  plain?: readonly string[];
}

/** Every table with each of its columns of text and JSON. A new one is declared here, with its way out. */
export const PERSONAL_COLUMNS: Readonly<Record<string, Declared>> = {
  // Administrators of the platform are removed by `deleteAdmin`; they are no company's people.
  admin: {
    personal: { first_name: 'row', last_name: 'row', email: 'row', password_hash: 'sealed' },
  },
  api_key: {
    personal: { created_by: 'pseudonym', secret_hash: 'sealed', previous_secret_hash: 'sealed' },
    plain: ['name', 'prefix', 'scopes', 'maker_kind'],
  },
  attachment: {
    personal: { session_id: 'row', original_name: 'row', text: 'row', sha256: 'row' },
    plain: ['mime_type', 'purpose', 'storage_key'],
  },
  // Digests alone; the one over what names a person has a salt that an erasure takes away.
  audit_chain: {},
  audit_link: { plain: ['kind'] },
  audit_entry: {
    personal: {
      ...{ actor_name: 'pseudonym', subject_name: 'pseudonym', details: 'names' },
      ...{ address: 'pseudonym', search_text: 'pseudonym' },
    },
    plain: ['actor_kind', 'action', 'company_name', 'subject_kind', 'request_id'],
  },
  broadcast: {
    personal: { subject: 'names', text: 'names', author_name: 'pseudonym' },
    plain: ['kind', 'audience', 'status'],
  },
  broadcast_recipient: { plain: ['status'] },
  building: { plain: ['name', 'street', 'postcode', 'city', 'external_id'] },
  building_address: { plain: ['key'] },
  canned_reply: { personal: { title: 'names', text: 'names' } },
  case_conversation: {},
  case_counter: {},
  case_entry: {
    personal: { actor_name: 'pseudonym', text: 'names', details: 'names' },
    plain: ['side', 'kind'],
  },
  case_file: {
    personal: { uploaded_by: 'pseudonym', original_name: 'row' },
    plain: ['side', 'mime_type', 'purpose', 'storage_key'],
  },
  case_link: { personal: { token_hash: 'sealed', name: 'others', email: 'others' } },
  // Of the company's people; forgotten the night after it is over, and with the person.
  absence: { personal: { note: 'row' } },
  // Ids of people alone, forgotten 91 days after the people.
  change: { plain: ['type'] },
  change_epoch: {},
  company: {
    plain: [
      ...['name', 'address', 'email', 'confirmed_email', 'phone', 'whatsapp', 'office_hours'],
      ...['emergency_contacts', 'holidays', 'brand_color', 'search_text'],
      ...['slug', 'logo_key', 'embed_origins', 'custom_domain'],
    ],
  },
  company_invitation: {
    personal: {
      ...{ email: 'row', first_name: 'row', last_name: 'row', invited_by: 'pseudonym' },
      token_hash: 'sealed',
    },
    plain: ['role', 'maker_kind', 'accepted_terms'],
  },
  company_slug: { plain: ['slug'] },
  company_user: {
    personal: {
      ...{ first_name: 'row', last_name: 'row', email: 'row', password_hash: 'sealed' },
      ...{ invited_by: 'pseudonym', search_text: 'row' },
    },
    plain: ['role', 'status', 'accepted_terms'],
  },
  conversation: {
    personal: {
      ...{ session_id: 'row', summary: 'row', danger: 'row', category: 'row', ai_notice: 'row' },
      handler_name: 'pseudonym',
    },
    plain: ['status', 'urgency', 'summary_file_key', 'handler'],
  },
  conversation_activity: {
    personal: { actor_name: 'pseudonym', details: 'names' },
    plain: ['kind'],
  },
  conversation_label: { personal: { name: 'names' }, plain: ['color'] },
  conversation_label_use: {},
  contact_note: {
    personal: { author_name: 'pseudonym', text: 'names' },
    plain: ['kind'],
  },
  conversation_note: {
    personal: { author_name: 'pseudonym', text: 'names' },
    plain: ['mentions'],
  },
  conversation_reading: {},
  craftsman: {
    personal: {
      ...{ name: 'others', trade: 'others', email: 'others', phone: 'others' },
      note: 'names',
    },
  },
  // What search answers with is the company's own text; only wordings and questions come from people.
  draft_use_case: {
    personal: { wordings: 'names', changed_by: 'pseudonym' },
    plain: ['title', 'text', 'audience', 'base_title', 'question_ids', 'building_ids'],
  },
  end_user: {
    personal: {
      ...{ first_name: 'row', last_name: 'row', email: 'row', phone: 'row', address: 'row' },
      ...{ apartment_number: 'row', room_indication: 'row', auth_number: 'row' },
      ...{ next_auth_number: 'row', search_text: 'row', external_id: 'row' },
    },
    plain: ['type'],
  },
  end_user_count: { plain: ['type'] },
  end_user_import: {
    personal: { problems: 'names', sample_rows: 'names', actor: 'pseudonym', address: 'pseudonym' },
    plain: ['file_name', 'file_key', 'status', 'columns', 'mapping', 'request_id'],
  },
  // Times and a number alone.
  end_user_sign_in: {},
  flat: { plain: ['label', 'key', 'floor', 'external_id'] },
  // Ends within a day; what is asked and answered is sealed.
  idempotent_request: { personal: { id: 'sealed', fingerprint: 'sealed', answer: 'sealed' } },
  inbox_saved_filter: {
    personal: { name: 'names', search: 'names' },
    plain: ['view', 'category', 'urgency', 'period'],
  },
  knowledge_draft: { personal: { started_by: 'pseudonym' } },
  legal_text: {
    personal: { author_name: 'pseudonym' },
    plain: ['kind', 'german', 'english'],
  },
  knowledge_version: {
    personal: { published_by: 'pseudonym' },
    plain: ['file_name', 'content', 'origin', 'note'],
  },
  legal_hold: { personal: { reason: 'names', placed_by: 'pseudonym' } },
  mail: {
    personal: {
      ...{ dedupe_key: 'row', recipient: 'row', from_name: 'row', reply_to: 'row', subject: 'row' },
      ...{ unsubscribe_url: 'row', html: 'sealed', text: 'sealed', attachments: 'row' },
    },
    plain: ['status', 'last_error', 'message_id', 'bounce_status'],
  },
  message: {
    personal: {
      ...{ text: 'row', search: 'row', request_id: 'row', category: 'row', sources: 'row' },
      ...{ guidance: 'row', rating: 'row', author_name: 'pseudonym' },
    },
    plain: ['sender', 'status', 'usage'],
  },
  known_secret: { plain: ['name', 'fingerprint'] },
  metric_hour: { plain: ['metric_group', 'label', 'process', 'sums'] },
  metric_minute: { plain: ['metric_group', 'label', 'process', 'sums'] },
  model_price: { plain: ['model'] },
  // What it is about is named by id, and takes it along.
  notification: {
    personal: { actor_name: 'pseudonym' },
    plain: ['kind', 'cause', 'earlier_causes', 'details'],
  },
  notification_settings: {
    plain: ['choices', 'quiet_from', 'quiet_until', 'time_zone', 'language'],
  },
  number_renewal: {},
  one_time_token: { personal: { token_hash: 'sealed' }, plain: ['purpose'] },
  organisation_domain: { plain: ['domain'] },
  organisation_identity: { personal: { sub: 'row' }, plain: ['audience', 'issuer'] },
  organisation_provider: {
    plain: [
      ...['issuer', 'client_id', 'sealed_secret', 'scopes', 'role_claim', 'role_values'],
      ...['default_role', 'break_glass_ids'],
    ],
  },
  passage_vector: {},
  passkey: {
    personal: { name: 'row', credential_id: 'row', public_key: 'row' },
    plain: ['audience', 'transports'],
  },
  privacy_request: {
    personal: {
      ...{ person_name: 'pseudonym', extension_reason: 'names', refusal_reason: 'names' },
      ...{ decided_by: 'pseudonym', progress: 'pseudonym', package_key: 'pseudonym' },
    },
    plain: ['person_kind', 'kind', 'state', 'language', 'receipt'],
  },
  prompt_file: {
    personal: { published_by: 'pseudonym' },
    plain: [
      ...['file_name', 'status', 'error', 'refusal', 'origin', 'note', 'content'],
      ...['embedding_model', 'next_vectors', 'embedding_calibration'],
    ],
  },
  push_device: {
    personal: { endpoint_hash: 'sealed', subscription: 'sealed' },
    plain: ['language'],
  },
  quota_use: { personal: { owner: 'row' }, plain: ['kind'] },
  front_end: { plain: ['app', 'team', 'origin'] },
  release: {
    plain: [
      ...['app', 'version', 'digest', 'description', 'requires', 'signed_by', 'operations'],
      'digests',
    ],
  },
  release_error: { plain: ['app', 'version', 'fingerprint', 'kind', 'name', 'places'] },
  release_health: { plain: ['app', 'version'] },
  release_pointer: { plain: ['app', 'active_version', 'previous_version'] },
  release_vital: { plain: ['app', 'version', 'vital'] },
  release_trial: { plain: ['app', 'version', 'base_version', 'companies'] },
  // Said in public by the operator, who changes it.
  operator_details: { plain: ['id', 'details'] },
  retention_rule: { plain: ['data_class'] },
  retention_run: { plain: ['counts', 'by_company'] },
  role_permissions: { plain: ['role', 'permissions'] },
  second_factor: {
    personal: { encrypted_secret: 'sealed', recovery_code_hashes: 'sealed' },
  },
  service_case: {
    personal: {
      ...{ title: 'names', description: 'names', place: 'names', search: 'names' },
      ...{ craftsman_name: 'others', craftsman_email: 'others', craftsman_phone: 'others' },
    },
    plain: ['category', 'urgency', 'state', 'appointment_state', 'external_id'],
  },
  session: {
    personal: {
      device: 'row',
      address: 'row',
      token_hash: 'sealed',
      previous_token_hash: 'sealed',
    },
    plain: ['audience'],
  },
  sign_in_code: { personal: { digest: 'sealed' } },
  // Ends within ten minutes.
  sign_in_challenge: { personal: { token_hash: 'sealed', sealed: 'sealed' }, plain: ['purpose'] },
  test_question: {
    personal: { text: 'row', created_by: 'pseudonym' },
    plain: ['expected_title', 'role'],
  },
  token_use: {},
  unanswered_question: { plain: ['reason', 'state'] },
  use_case: { plain: ['title', 'text', 'audience', 'building_ids'] },
  use_case_chunk: { plain: ['text'] },
  use_case_wording: { personal: { text: 'row' }, plain: ['use_case_title', 'state', 'origin'] },
  webhook: {
    personal: { encrypted_secret: 'sealed', encrypted_previous_secret: 'sealed' },
    plain: [
      ...['url', 'description', 'events', 'disabled_reason', 'disabled_refusal'],
      'last_delivery_status',
    ],
  },
  webhook_delivery: { plain: ['status', 'error', 'refusal'] },
  webhook_event: { personal: { body: 'row' }, plain: ['type'] },
};
