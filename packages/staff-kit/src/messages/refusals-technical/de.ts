/** Refusals about what forms have in common, and what programs send wrongly, in German. */
export const technical = {
  REQUIRED: '{label} fehlt',
  EXTERNAL_ID_IN_USE: 'Diese externe Nummer ist in Ihrem Unternehmen bereits vergeben',
  TOO_LONG: '{label}: höchstens {max, number} Zeichen',
  SEVERAL_FIELDS_WRONG: 'Mehrere Felder sind falsch.',
  NOT_FOUND: 'Das gibt es nicht mehr.',
  TOO_MANY_IDS: 'Es können höchstens {max} Kennungen auf einmal abgefragt werden.',
  SEARCH_TOO_LONG: 'Der Suchtext hat mehr als {max} Zeichen.',
  SERVICE_UNAVAILABLE:
    'Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
  SERVER_RESTARTING: 'Der Server startet neu. Bitte versuchen Sie es gleich noch einmal.',
  UNEXPECTED: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es später erneut.',
  METHOD_NOT_ALLOWED: '{method} ist hier nicht möglich. Möglich: {allowed}.',
  CHANGES_FORGOTTEN:
    'Was sich seit diesem Cursor geändert hat, ist nicht mehr bekannt: Lesen Sie alles neu, ohne Cursor.',
  CHANGED_TYPES_REQUIRED: 'Nennen Sie mindestens einen Typ.',
  INVALID_CURSOR: 'Der Cursor gehört nicht zu dieser Liste.',
  PAGE_TOO_SMALL: '„{argument}“ muss mindestens 1 sein.',
  PAGE_TOO_LARGE: '„{argument}“ darf höchstens {limit} sein.',
  OFFSET_NEGATIVE: '„offset“ darf nicht negativ sein.',
  PAGE_TWO_WAYS:
    'Möglich sind „first“, „after“ und „offset“ oder „last“ und „before“, nicht beides.',
  PAGE_AMBIGUOUS: 'Möglich ist „after“ oder „offset“, nicht beides.',
  MUST_BE_TEXT: '{field} muss ein Text sein',
  MUST_BE_NUMBER: '{field} muss eine Zahl sein',
  MUST_BE_BOOLEAN: '{field} muss „true“ oder „false“ sein',
  MUST_BE_LIST: '{field} muss eine Liste sein',
  MUST_BE_OBJECT: '{field} muss ein Objekt sein',
  FIELD_MISSING: '{field} fehlt',
  VALUE_UNKNOWN: '{field} muss einer dieser Werte sein: {values}',
  FIELD_NOT_UNDERSTOOD: '{field} ist nicht zu verstehen',
  PARAMETER_UNKNOWN: 'Diese Liste kennt „{field}“ nicht. Möglich: {known}.',
  REQUEST_MUST_BE_OBJECT: 'Die Anfrage muss ein Objekt sein',
  REQUEST_NOT_UNDERSTOOD: 'Die Anfrage ist nicht zu verstehen',
  MULTIPART_REQUIRED: 'Die Anfrage muss als multipart/form-data kommen.',
  JSON_REQUIRED: 'Die Anfrage muss als application/json kommen.',
  TOO_MANY_FILES: 'Zu viele Dateien in einer Anfrage.',
  TOO_MANY_FORM_FIELDS: 'Zu viele Felder in einer Anfrage.',
  TOO_MANY_FORM_PARTS: 'Zu viele Teile in einer Anfrage.',
  REQUEST_TOO_LARGE: 'Die Anfrage ist zu groß.',
  UNSUPPORTED_CONTENT_TYPE:
    'Der Inhalt einer Anfrage muss application/json in UTF-8 oder, mit Dateien, multipart/form-data sein; nicht komprimiert.',
  BAD_REQUEST: 'Die Anfrage ist nicht lesbar.',
  REQUEST_TOO_SLOW: 'Die Anfrage kam zu langsam an.',
  HEADERS_TOO_LARGE: 'Die Adresse oder die Kopfzeilen sind zu lang.',
  WEBSOCKET_ADDRESS: 'Das ist die Adresse eines WebSockets.',
  NOT_A_JSON_OBJECT: 'Die Nachricht ist kein JSON-Objekt.',
  IDEMPOTENCY_KEY_NOT_TAKEN:
    'Idempotency-Key wird hier nicht angenommen: siehe docs/graphql-api.md.',
  IDEMPOTENCY_KEY_INVALID:
    'Idempotency-Key muss 1 bis {max} sichtbare ASCII-Zeichen haben und einmal kommen.',
  IDEMPOTENCY_STILL_RUNNING: 'Die erste Anfrage mit diesem Idempotency-Key läuft noch.',
  IDEMPOTENCY_KEY_REUSED:
    'Dieser Idempotency-Key wurde für eine andere Anfrage benutzt. Nehmen Sie einen neuen.',
  IDEMPOTENCY_ANSWER_LOST:
    'Die erste Anfrage mit diesem Idempotency-Key wurde zumindest teilweise ausgeführt, aber ihre Antwort ist verloren. Sehen Sie nach, was da ist, und nehmen Sie einen neuen Schlüssel.',
  GRAPHQL_DOCUMENT_UNREADABLE: 'Das Dokument ist kein lesbares GraphQL.',
  GRAPHQL_DOCUMENT_INVALID: 'Das Dokument passt nicht zum Schema.',
  GRAPHQL_REQUEST_INVALID: 'Die GraphQL-Anfrage lässt sich nicht ausführen.',
  INTROSPECTION_CLOSED: 'Das Schema dürfen nur Administratoren und API-Schlüssel abfragen.',
  DOCUMENT_TOO_LONG: 'Das Dokument hat {length, number} Zeichen; erlaubt sind {max, number}.',
  DOCUMENT_TOO_MANY_TOKENS: 'Das Dokument hat mehr als {max, number} Tokens.',
  OPERATION_TOO_DEEP: 'Die Operation hat {count} Ebenen von Feldern; erlaubt sind {max}.',
  OPERATION_TOO_MANY_ALIASES: 'Die Operation hat {count} Aliasse; erlaubt sind {max}.',
  OPERATION_TOO_MANY_ROOT_FIELDS:
    'Die Operation hat {count} Felder an ihrer Wurzel; erlaubt sind {max}.',
  OPERATION_TOO_MANY_DIRECTIVES: 'Die Operation hat {count} Direktiven; erlaubt sind {max}.',
  OPERATION_TOO_MANY_FIELDS: 'Die Operation hat {count} Felder; erlaubt sind {max}.',
  OPERATION_TOO_EXPENSIVE:
    'Die Operation kostet {points, number} Punkte; erlaubt sind {max, number}. Fragen Sie nach kürzeren Listen oder weniger verschachtelten.',
  BUDGET_SPENT:
    'Das kostet {points, number} Punkte, und von Ihren {limit, number} in der Minute sind {remaining, number} übrig. Versuchen Sie es in {seconds} s wieder.',
  SUBSCRIPTION_NEEDS_SOCKET:
    'Abonnements brauchen einen WebSocket: verbinden Sie sich mit /graphql über das Protokoll graphql-transport-ws.',
  COOKIE_OVER_SOCKET:
    '{name} setzt oder löscht ein Cookie, was ein Socket nicht kann: Senden Sie es über HTTP.',
  TOO_MANY_OPERATIONS_ON_SOCKET: 'Ein Socket trägt höchstens {max} Operationen zugleich.',
  MAIL_TOKEN_REQUIRED: 'Es fehlt das Kennwort für eingehende E-Mails.',
  SESSION_ID_CHARACTERS: 'Die Sitzungs-ID darf nur Buchstaben, Ziffern, - und _ enthalten.',
  SESSION_ID_TOO_SHORT: 'Die Sitzungs-ID muss mindestens {min} Zeichen haben.',
  SESSION_ID_TOO_LONG: 'Die Sitzungs-ID darf höchstens {max} Zeichen haben.',
  SESSION_ID_INVALID: 'Die Sitzungs-ID fehlt oder ist falsch.',
  REQUEST_ID_MISSING: 'Die Anfrage-ID fehlt.',
  REQUEST_ID_TOO_LONG: 'Die Anfrage-ID ist zu lang.',
  REQUEST_ID_REUSED: 'Eine Nachricht mit anderem Text hat diese Anfrage-ID bereits.',
  REVISION_UNKNOWN: 'Diesen Stand hat es nie gegeben. Bitte laden Sie die Seite neu.',
  REQUEST_ID_UNREADABLE: 'Die Anfrage-ID ist nicht lesbar.',
  CONVERSATION_CURSOR_INVALID: 'Der Cursor ist keiner von uns.',
  MESSAGE_TYPE_UNKNOWN: 'Unbekannte Art von Nachricht.',
  TOPIC_UNKNOWN: 'Unbekanntes Thema. Themen: {topics}.',
  UPLOADED_FILES_NOT_UNDERSTOOD: 'Die Liste der hochgeladenen Dateien ist nicht zu verstehen.',
  WORKER_ONLY: 'Dieser Prozess arbeitet nur Aufträge ab.',
  FRONT_END_MISSING: 'Die Oberfläche ist noch nicht gebaut.',
  FRONT_END_UNREACHABLE: 'Keine Seite vom Entwicklungsserver: {cause}',
  METRICS_TOKEN_REQUIRED: 'Für die Messwerte braucht es das Token aus METRICS_TOKEN.',
  RELEASE_TOKEN_REQUIRED: 'Es braucht ein gültiges Release-Token.',
  RELEASE_DIFFERS: '{app} {version} wurde schon mit anderen Dateien veröffentlicht.',
  APP_NOT_RELEASED: 'Von {app} gibt es kein Release.',
  RELEASE_NOT_FOUND: 'Es gibt kein Release {version} von {app}.',
  NO_EARLIER_RELEASE: '{app} hat keine frühere Version.',
  RELEASED_MEANWHILE: 'Inzwischen wurde ein anderes Release von {app} aktiv.',
  TRIAL_SHARE_INVALID:
    'Ein Anteil der Besucher ist eine ganze Zahl von 0 bis 99. Alle bekommen eine Version, wenn sie aktiviert wird.',
  TRIAL_OF_NONE: 'Nennen Sie einen Anteil der Besucher oder Unternehmen, die die Version erproben.',
  LOCAL_NOT_ALLOWED:
    'Diese Installation lässt keine Frontends anderer Rechner in ihre Seiten (LOCAL_FRONT_ENDS).',
  LOCAL_ORIGIN_INVALID:
    'Geben Sie eine Adresse Ihres eigenen Rechners mit Port ein, etwa http://localhost:3002.',
  LOCAL_NEEDS_ACTIVE: '{app} hat keine aktive Version, an deren Stelle Ihre treten könnte.',
  TRIAL_NEEDS_ACTIVE:
    '{app} hat keine aktive Version zum Vergleichen. Aktivieren Sie stattdessen diese.',
  TRIAL_OF_ACTIVE: 'Alle Besucher bekommen {version} bereits.',
  TRIAL_OF_OTHER: '{app} {version} wird gerade erprobt. Beenden Sie zuerst diese Erprobung.',
  TRIAL_COMPANY_UNKNOWN: 'Es gibt kein Unternehmen mit der Adresse /c/{name}.',
  TRIAL_COMPANIES_MANY: 'Es können höchstens {max} Unternehmen genannt werden.',
  NO_TRIAL: 'Von {app} wird keine Version erprobt.',
  RELEASE_UNSIGNED:
    '{app} muss mit einem Schlüssel signiert sein, den der Server kennt (RELEASE_KEYS).',
  RELEASE_SIGNATURE_WRONG:
    'Die Signatur von {app} passt nicht zu diesem Build, oder der Server kennt ihren Schlüssel nicht.',
  RELEASE_ORIGIN_OTHER:
    '{origin} ist nicht die angemeldete Adresse von {app}. Angemeldet wird sie in der Konsole, unter Frontends.',
  RELEASE_HOSTED_SILENT: 'Der Server erreicht {address} nicht innerhalb von {seconds} Sekunden.',
  RELEASE_HOSTED_ABSENT:
    '{address} antwortet mit HTTP {status}. Kopieren Sie die gebauten Dateien dorthin, bevor Sie veröffentlichen.',
  RELEASE_HOSTED_OTHER:
    '{address} ist nicht die Datei, die gebaut wurde. Kopieren Sie die gebauten Dateien dorthin.',
  RELEASE_HOSTED_CORS:
    'Seiten dürfen {address} nicht laden. Der Server dort muss mit „access-control-allow-origin: *“ antworten.',
  RELEASE_HOSTED_TYPE:
    'Browser lehnen {address} ab. Der Server dort muss mit „content-type: {type}“ antworten.',
  RELEASE_KEY_WITHDRAWN:
    '{app} {version} ist mit keinem Schlüssel signiert, den der Server jetzt kennt. Geben Sie die Version signiert neu frei.',
  APP_NOT_REGISTERED:
    '{app} ist nicht angemeldet. Administratoren melden es in der Konsole unter „Frontends“ an.',
  APP_RETIRED:
    '{app} wurde stillgelegt. Administratoren melden es in der Konsole unter „Frontends“ wieder an.',
  APP_IS_CONSOLE:
    '{app} ist die Konsole, in der Sie arbeiten. Ohne sie kommen Administratoren nicht mehr hinein, deshalb lässt sie sich nicht stilllegen. Aktivieren Sie stattdessen eine andere Version.',
  APP_NAME_INVALID:
    'Ein Frontend heißt „mf-“ und dann Kleinbuchstaben, Ziffern und Bindestriche, höchstens 44 Zeichen.',
  APP_TEAM_INVALID: 'Nennen Sie das zuständige Team, in höchstens {max} Zeichen.',
  APP_ORIGIN_INVALID:
    'Geben Sie eine eigene Adresse ohne Pfad ein, zum Beispiel https://chat.team.example.',
  APP_ORIGIN_IN_USE:
    'Besucher bekommen {app} von {origin}. Aktivieren Sie zuerst eine Version von anderswo, oder legen Sie es still.',
  APP_ACTIVE_ELSEWHERE: 'Legen Sie {app} still, bevor ein anderes Team den Namen bekommt.',
  RELEASE_FILE_MISSING: 'Die Datei {path} fehlt. Bauen Sie neu und schicken Sie alles aus dist.',
  RELEASE_FILE_UNKNOWN: 'Die Datei {path} steht nicht in „files“ von release.json. Bauen Sie neu.',
  RELEASE_FILE_KIND:
    'Dateien wie {path} werden nicht ausgeliefert. Nehmen Sie den Import aus den Quellen.',
  RELEASE_INTEGRITY_WRONG:
    'Der Integritätswert passt nicht zu {path}. Bauen Sie neu und schicken Sie alles aus dist.',
  RELEASE_COPY_WRONG:
    'Die komprimierte Kopie {path} enthält etwas anderes als ihr Original. Bauen Sie neu und schicken Sie alles aus dist.',
  RELEASE_FILE_UNPROTECTED:
    'In {entry} fehlt der Integritätswert von {path}. Bauen Sie mit remoteConfig() in webpack.config.mjs.',
  RELEASE_MANIFEST_FOREIGN:
    '{path} ist nicht das Manifest von {app}. Prüfen Sie „name“ in package.json.',
  RELEASE_LIBRARY_ABSENT:
    'Es braucht {name} {range}, die Shell hat es nicht. Nehmen Sie {name} aus dem, was webpack.config.mjs teilt.',
  RELEASE_LIBRARY_OTHER:
    'Es braucht {name} {range}, die Shell hat {has}. Schreiben Sie dafür {has} in package.json.',
  RELEASE_LIBRARY_TWICE:
    '{path} bringt eine Kopie von {library} mit, das die Shell stellt. Bauen Sie mit remoteConfig() in webpack.config.mjs, und nehmen Sie {library} aus dem Bündel.',
  RELEASE_APP_MISSING:
    'Es stellt keine App bereit. Schreiben Sie „export function App()“ in src/App.tsx, und stellen Sie die Datei in webpack.config.mjs als ./App bereit.',
  RELEASE_CODE_UNREADABLE: '{path} ist kein JavaScript: {problem}',
  RELEASE_OPERATION_HIDDEN:
    '{path} setzt ein GraphQL-Dokument erst beim Ausführen zusammen. Schreiben Sie es in eine .graphql-Datei und starten Sie npm run codegen.',
  RELEASE_OPERATION_UNFIT:
    '{operation} in {path} passt nicht zum Schema des Servers: {problem} Ändern Sie die .graphql-Datei und starten Sie npm run codegen.',
  RELEASE_ROUTE_TAKEN:
    '{route} gehört {owner} ({taken}). Ändern Sie „routes“ in federation.json, oder lassen Sie {owner} die Route erst abgeben.',
  RELEASE_ROUTE_RESERVED: '{route} gehört dem Server. Ändern Sie „routes“ in federation.json.',
  RELEASE_NAVIGATION_ELSEWHERE:
    'Der Link {path} führt zu keiner eigenen Route. Ändern Sie „navigation“ in federation.json.',
  RELEASE_TOO_HEAVY:
    'Der erste Bildschirm lädt {size, number} Bytes; {version}, die aktive Version, lädt {before, number}, und {allowed, number} sind erlaubt. Laden Sie mit import(), was er nicht braucht, oder setzen Sie „budget“ in federation.json auf {size}.',
  RELEASE_REFUSED: 'Das Release wurde abgelehnt: {problems}',
  RELEASE_PROBLEM: '{problem}',
  RELEASE_DESCRIPTION_INVALID: 'Die Beschreibung des Releases ist ungültig.',
  RELEASE_DESCRIPTION_OF_OTHER: 'Die Beschreibung gehört zu einem anderen Release als die Adresse.',
  RELEASE_DESCRIPTION_MISSING: 'Das Feld „release“ mit der Beschreibung fehlt.',
  RELEASE_DESCRIPTION_NO_JSON: 'Das Feld „release“ ist kein JSON.',
  RELEASE_NEEDS_FORM: 'Das Release muss als multipart/form-data kommen.',
  RELEASE_FILE_PATH: '„{path}“ ist kein Pfad einer Datei.',
  RELEASE_TOO_LARGE: 'Das Release ist zu groß.',
  RELEASE_REQUEST_INVALID: 'Die Anfrage ist ungültig.',
};
