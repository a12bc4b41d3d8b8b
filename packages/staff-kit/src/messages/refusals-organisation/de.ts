/** Refusals about signing in with an organisation, in German. */
export const organisation = {
  ORGANISATION_NOT_FOUND: 'Mit dieser Adresse meldet sich keine Organisation an.',
  ORGANISATION_REQUIRED: 'Bitte melden Sie sich über Ihre Organisation an.',
  ORGANISATION_SIGN_IN_ENDED:
    'Diese Anmeldung hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Bitte beginnen Sie noch einmal.',
  ORGANISATION_ANSWER_REFUSED:
    'Die Antwort Ihrer Organisation ist ungültig. Bitte beginnen Sie noch einmal, und wenden Sie sich an Ihre Administratoren, falls es wieder geschieht.',
  ORGANISATION_DECLINED: 'Ihre Organisation hat die Anmeldung abgelehnt.',
  ORGANISATION_AWAY:
    'Die Anmeldung Ihrer Organisation ist gerade nicht erreichbar. Bitte versuchen Sie es später erneut.',
  ORGANISATION_GIVES_NO_ROLE:
    'Ihre Organisation hat Ihnen hier keine Rolle gegeben. Bitte wenden Sie sich an Ihre Administratoren.',
  ORGANISATION_ADDRESS_UNPROVED:
    'Ihre Organisation bestätigt Ihre E-Mail-Adresse nicht. Bitte wenden Sie sich an Ihre Administratoren.',
  ORGANISATION_PERSON_REFUSED:
    'Ihr Konto lässt sich mit dieser Anmeldung nicht öffnen. Bitte wenden Sie sich an Ihre Administratoren.',
  BREAK_GLASS_NEEDS_SECOND_FACTOR:
    'Ohne Ihre Organisation lässt sich dieses Konto nur mit einem zweiten Faktor öffnen, und es hat keinen.',
  ISSUER_UNUSABLE: 'Dort antwortet kein OpenID-Anbieter mit diesem Namen.',
  ISSUER_WITHOUT_SIGN_OUT: 'Dieser Anbieter bietet keine Abmeldung an (end_session_endpoint).',
  CLIENT_ID_MISSING: 'Bitte geben Sie die Client-ID ein',
  CLIENT_SECRET_MISSING: 'Bitte geben Sie das Client-Secret ein',
  CLIENT_DETAILS_TOO_LONG: 'Höchstens {max} Zeichen',
  ROLE_VALUES_MISSING: 'Bitte nennen Sie mindestens einen Wert und seine Rolle',
  TOO_MANY_ROLE_VALUES: 'Es sind höchstens {max} Werte möglich.',
  ADMINISTRATORS_NEED_A_VALUE: 'Administrator wird man nur durch einen Wert der Angabe',
  BREAK_GLASS_MISSING:
    'Wählen Sie mindestens eine aktive Person mit der Rolle Administrator und einem zweiten Faktor, die sich weiterhin ohne die Organisation anmelden darf.',
  EMAIL_DOMAIN_INVALID: 'Bitte geben Sie eine Domain wie firma.example ein',
  EMAIL_DOMAIN_HELD: 'Ein anderes Unternehmen hat nachgewiesen, dass diese Domain ihr gehört.',
  EMAIL_DOMAIN_KNOWN: 'Diese Domain steht bereits in der Liste.',
  EMAIL_DOMAIN_NOT_FOUND: 'Diese Domain gibt es nicht mehr.',
  EMAIL_DOMAIN_UNPROVED:
    'Der Eintrag wurde nicht gefunden. Bis Nameserver einen neuen kennen, kann eine Stunde vergehen.',
  EMAIL_DOMAIN_NEEDS_PROOF: 'Bitte weisen Sie zuerst nach, dass die Domain Ihnen gehört.',
  EMAIL_DOMAIN_NEEDS_PROVIDER: 'Bitte richten Sie zuerst den Anbieter Ihrer Organisation ein.',
  TOO_MANY_EMAIL_DOMAINS: 'Es sind höchstens {max} Domains möglich.',
};
