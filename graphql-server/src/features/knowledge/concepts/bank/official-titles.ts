/** How managers, cooperatives and authorities title it in their handbooks: a line for each concept. */
export const OFFICIAL_TITLES = `
HEATING_COLD: Ausfall der Wärmeversorgung; Fernwärme und Heizkörper; Gasetagenheizung Störung; Heizungsanlage; Wärmeversorgung; Thermostatventil; Etagenheizung; Fußbodenheizung; Heizung
HEATING_AIR: Heizkörperentlüftung; Geräusche in der Heizungsanlage; Wasserdruck der Heizung
HEATING_PERIOD: Beheizung der Räume; Heizzeiten und Temperaturen; Solltemperatur; Sommerbetrieb der Heizung
HOT_WATER: Warmwasserbereitung; Warmwasserausfall; Trinkwassererwärmung; Ausfall der Warmwasserversorgung; Störung Warmwasser
WATER_LEAK: Leitungswasser; Havarie an Wasserleitungen; Feuchteschaden durch Leitungswasser; Durchfeuchtung; Überschwemmung; Bautrocknung nach Wasserschaden; Undichtigkeiten
ROOF_LEAK: Dachschaden; Dachundichtigkeit; Sturm und Hagel; Elementarereignisse; Dachentwässerung; Regenrinnen
TAP_DRIPS: Sanitärobjekte und Armaturen; Sanitärinstallation; WC-Spülung; Bad und Sanitär; Waschtisch; Mischbatterien
DRAIN_BLOCKED: Rückstau und Rohrverstopfung; Abwasserstörung; Abwasserleitung; Entwässerung; Kanal; Grundleitung; Siphon reinigen
WATER_OFF: Wassersperrung; Wasserabsperrung; Unterbrechung der Wasserversorgung; Druckabfall; Ausfall der Wasserversorgung
WATER_QUALITY: Legionellenprüfung; Trinkwasserverordnung; Trinkwasserhygiene; Verfärbung des Wassers
MOULD: Feuchteschäden und Schimmelpilz; Schimmelpilzbildung; Feuchteflecken; Schimmelvermeidung
VENTILATION: Raumklima und Lüftungsverhalten; Lüftungsverhalten; Wohnungslüftung; Lüftungsanlage; Badlüfter; Raumluftfeuchte
PIPES_FROST: Frostschäden; Winterfeste Leitungen; Vorsorge bei Frost
METER_READING: Zählerwechsel und Verbrauchsablesung; Verbrauchserfassung; Messdienst; Messgeräte; Zählerstände übermitteln; Wärmemengenzähler; Eichfrist; Zwischenablesung
POWER_OUT: Elektroanlage; Ausfall der Stromversorgung; Elektroinstallation; Elektrostörung; Sicherungen und Steckdosen; FI-Schutzschalter
STAIR_LIGHT: Treppenhausbeleuchtung; Leuchtmittel; Allgemeinbeleuchtung; Beleuchtungsanlage
GAS_SMELL: Gasgeruch und Abgas; Gasaustritt; Gasanlage; Gasalarm; Kohlenmonoxid
FIRE: Brandfall; Vorbeugender Brandschutz; Brandschutzordnung; Flucht- und Rettungswege; Brandschutztüren; Feuerwehr
SMOKE_DETECTOR: Rauchmelder; Rauchmelderprüfung; Fehlalarm des Rauchwarnmelders; Batteriewechsel
LIFT: Personenaufzug; Aufzugsanlage; Aufzug; Aufzugsnotruf; Personenbefreiung; Lift; Aufzugswartung
WINDOW: Fenster; Fenster, Balkontüren und Glasbruch; Fensterwartung; Verglasung; Zugerscheinungen; Fensterbeschläge; Dichtungen
SHUTTERS: Rollläden; Rollos und Jalousien; Sonnenschutz; Rollladenantrieb; Gurtwickler
DOOR_REPAIR: Türen und Schlösser; Wohnungseingangstür; Hauseingangstür; Schließzylinder; Haustür; Türschließanlage; Hauseingang
REPAIR_REPORT: Mängelanzeige und Reparaturauftrag; Instandhaltung; Instandsetzung; Instandhaltungsmeldung; Störungsmeldung; Reparaturannahme; Reparaturservice; Schadenanzeige; Gewährleistungsmängel; Reparaturen
SMALL_REPAIRS: Bagatellreparaturen; Bagatellschäden; Kostentragung bei Reparaturen; Kleine Instandhaltungen; Kleininstandhaltung
CRAFTSMEN_VISIT: Terminvereinbarung mit Handwerkern; Zutrittsrecht; Wohnungsbegehung; Besichtigungsrecht; Terminabsage; Handwerker im Haus; Ankündigung von Terminen
PESTS: Schädlingsbefall; Schädlinge; Ungezieferbefall; Insekten und Nagetiere; Taubenabwehr; Wespennester; Kammerjäger
BUILDING_WORK: Modernisierungsvorhaben; Modernisierungsankündigung; Baumaßnahmen; Instandsetzungsmaßnahmen; Energetische Sanierung; Bautätigkeit; Bauvorhaben im Bestand
BREAK_IN: Einbruch, Diebstahl und Vandalismus; Sachbeschädigung; Sicherheit im Haus; Kriminalprävention; Graffiti
CAMERAS: Videotechnik; Videoaufzeichnung; Kameras im Haus; Videoüberwachungsanlage
ASBESTOS: Gebäudeschadstoffe; Asbesthaltige Baustoffe; Radon; Altlasten; Blei im Trinkwasser
INSURANCE: Versicherungsschutz; Versicherung; Haftung und Schadenersatz; Schadenregulierung; Versicherungsfall; Wohngebäudeversicherung; Privathaftpflicht
KEY_LOST: Verlust von Schlüsseln; Verlust eines Transponders; Abhanden gekommene Schlüssel; Schlüsselverlust melden; Schließmedien Verlust
KEY_MORE: Schließanlage und Schlüssel; Schlüsselbestellung; Nachschlüssel; Schließmedien; Schlüsselausgabe; Sicherungsschein; Zugangsmedien; Schlüsseldienst und Nachbestellung
LOCKED_OUT: Türöffnung bei zugefallener Tür; Türöffnung; Notöffnung; Wohnungsöffnung; Aussperrung
INTERCOM: Klingelanlage; Gegensprechanlage und Hauseingang; Türsprechanlage; Türstation; Rufanlage; Klingel und Sprechanlage
NAME_PLATE: Namensschilder; Beschilderung; Klingeltableau; Beschriftung von Klingel und Briefkasten; Türschilder
POST: Paketstation und Postempfang; Briefkastenanlage; Zustellung von Sendungen; Postzustellung; Paketboxen; Pakete und Briefe
RUBBISH_SORTING: Abfalltrennung und Behälter; Entsorgung; Müllabwurfanlage; Wertstoffe; Abfallbehälter; Müllplatz; Abfallwirtschaft; Hausmüll; Müllstandplatz; Müllentsorgung
BULKY_WASTE: Sperrige Abfälle und Entrümpelung; Sperrgut; Entrümpelung; Haushaltsauflösung; Elektroaltgeräte; Schadstoffe und Sonderabfälle
STAIRS_CLEANING: Kleine und Große Hausordnung; Kleine Hausordnung; Reinigungsdienst; Gebäudereinigung; Reinigungspflichten; Treppenreinigung; Hausflurreinigung; Sauberkeit im Haus; Reinigungsplan; Treppendienst
WINTER_SERVICE: Winterdienst und Streupflicht; Schneeräumung; Verkehrssicherungspflicht im Winter; Räumdienst; Eis und Schnee
GARDEN: Außenanlagen; Freianlagen; Mietergärten; Grünpflege; Baumpflege; Mitgliedergärten; Hof und Garten; Gartennutzung; Vorgarten
PLAYGROUND: Spielplätze; Spielgeräte; Spielflächen; Spielen auf Gemeinschaftsflächen
HOUSE_RULES: Ruhezeiten; Zimmerlautstärke; Hausordnung und Ruhezeiten; Rücksichtnahme; Allgemeine Hausregeln; Feiern in der Wohnung
NOISE: Nachbarschaftskonflikte; Konflikte im Haus; Lärmbeschwerde; Störung des Hausfriedens; Streitigkeiten unter Nachbarn; Nachbarschaftsstreit; Schlichtung; Lärmprotokoll; Lärm
SMOKING: Rauchverbot; Nichtraucherschutz; Tabakrauch; Rauchen im Haus
SMELL: Geruchsbelästigung im Haus; Gerüche aus Wohnungen; Immissionen
BBQ: Grillregelung; Grillplatz; Grillen im Freien; Offenes Feuer
BALCONY: Balkone und Loggien; Balkonnutzung; Balkon, Loggia und Terrasse; Balkongestaltung; Balkonbepflanzung
SOLAR_BALCONY: Steckersolargeräte; Balkonkraftwerke; Solaranlage; PV-Anlage; Photovoltaikanlage
PETS: Tierhaltung; Hunde- und Katzenhaltung; Genehmigung der Tierhaltung; Haustiere; Tierhaltungsgenehmigung
STAIRWAY_ITEMS: Abstellen im Treppenhaus; Abstellen von Kinderwagen und Gehhilfen; Kinderwagen; Freihalten der Rettungswege; Gegenstände auf Gemeinschaftsflächen; Treppenhausnutzung
BICYCLES: Abstellen von Fahrrädern; Fahrradabstellplätze; Fahrradabstellanlage; Zweiräder; Fahrräder
CELLAR: Nebengelasse; Nebengelass; Kellerverschlag; Keller und Bodenräume; Mieterkeller; Bodenkammer; Abstellkammer; Lagerung im Keller; Zubehörräume
LAUNDRY: Gemeinschaftliche Wasch- und Trockenräume; Waschhaus; Wasch- und Trockenräume; Waschmaschinenraum; Trockenplatz; Waschsalon
COMMON_ROOM: Gästewohnung; Gemeinschaftsräume; Gästezimmer; Vermietung von Veranstaltungsräumen; Gemeinschaftseinrichtungen
PARKING: Stellplätze und Garagen; Stellplatzmiete; Stellplatzvergabe; Tiefgaragenstellplatz; PKW-Stellplatz; Parkordnung; Kfz-Stellplätze; Garagen
WRONG_PARKING: Falschparken; Fremdparker; Unberechtigtes Parken; Parkverstöße; Besitzstörung auf Stellplätzen
GARAGE_GATE: Garagentoranlage; Toranlage; Tiefgarageneinfahrt; Torsteuerung; Garagentorstörung
CHARGING: Ladepunkte; Ladeinfrastruktur; Elektromobilität; Ladeeinrichtung; Ladesäulen; Elektrofahrzeuge
INTERNET_TV: Breitband und Fernsehempfang; Breitbandversorgung; Telekommunikation; Multimedia; Kabel-TV; Fernsehempfang; Medienversorgung; Netzausbau
SATELLITE: Antennenanlagen; Parabolspiegel; Satellitenempfang
CHARGES_BILL: Betriebs- und Heizkostenabrechnung; Nebenkosten; Betriebskosten und Vorauszahlungen; Umlagen; Heizkosten; Abrechnungszeitraum; Vorauszahlungen
CHARGES_OBJECTION: Einwendungen und Belegeinsicht; Einwendungen gegen die Abrechnung; Prüfung der Betriebskosten; Abrechnungsprüfung; Einspruch gegen die Abrechnung
RENT_PAYMENT: Nutzungsentgelt: Fälligkeit und Zahlungswege; Nutzungsgebühr zahlen; Zahlungsverkehr; Zahlungsweise; Zahlung der Miete; Einzugsermächtigung; Mietkonto; Bankeinzug
RENT_ARREARS: Zahlungsrückstand und Ratenvereinbarung; Forderungsmanagement; Zahlungsverzug; Ratenvereinbarung; Zahlungsschwierigkeiten; Mahnwesen; Außenstände; Schuldnerhilfe
RENT_INCREASE: Anpassung des Nutzungsentgelts; Mietanpassung; Nutzungsgebühr Erhöhung; Anpassung der Miete; Erhöhung der Nutzungsgebühr; Vergleichsmiete; Mietentwicklung
RENT_REDUCTION: Minderung; Minderungsrecht; Mietminderung bei Mängeln; Minderung des Nutzungsentgelts; Kürzung der Miete
DEPOSIT: Sicherheitsleistung; Mietsicherheiten; Kautionsabrechnung; Kaution Zahlung; Barkaution; Mietbürgschaft
TAX_RECEIPT: Steuerbescheinigung; Bescheinigung nach 35a; Nachweis für das Finanzamt; Steuerlich absetzbare Kosten
SUBSIDY: Wohngeld und Sozialleistungen; Transferleistungen; Kosten der Unterkunft; Geförderter Wohnraum; Leistungen vom Amt; Wohnungsbindung; Belegungsbindung
TERMINATION: Kündigung des Dauernutzungsvertrages; Kündigung des Mietverhältnisses; Beendigung des Mietverhältnisses; Vertragsende; Vertragsbeendigung; Wohnung aufgeben
NEW_TENANT: Nachnutzer; Nachfolgemieter; Ersatzmieterstellung; Vorzeitige Vertragsaufhebung; Mietaufhebung
HANDOVER: Wohnungsrückgabe; Rückgabe der Mietsache; Auszug; Endabnahme; Wohnungsabnahme bei Auszug; Vorabnahme; Wohnungsübergabe bei Auszug; Räumung
PAINTING: Schönheitsreparaturen während der Nutzung; Malerarbeiten; Anstrich; Renovierungspflicht; Dekorative Instandhaltung; Wandfarben und Tapeten
MOVE_IN: Wohnungsübergabe bei Einzug; Einzug; Willkommen; Neumieter; Meldebescheinigung; Anmeldung beim Einwohnermeldeamt; Neu bei uns; Umzug und Einzug
CERTIFICATES: Bescheinigungen; Bestätigungen und Nachweise; Mietzeugnis; Bescheinigungswesen; Nachweise für Ämter und Banken
CONTRACT_COPY: Vertragsunterlagen; Vertragskopie; Dokumente und Unterlagen; Dauernutzungsvertrag Kopie; Formulare und Downloads
SUBLETTING: Gebrauchsüberlassung an Dritte; Gebrauchsüberlassung; Untermiete; Überlassung der Wohnung; Kurzzeitvermietung; Untermieterlaubnis; Überlassung an Dritte
PARTNER_MOVES_IN: Aufnahme weiterer Personen; Haushaltsangehörige; Veränderung der Personenzahl; Zuzug; Mitnutzer; Aufnahme von Angehörigen; Geburt und Zuzug
CONTRACT_CHANGE: Vertragsänderung; Vertragsumschreibung; Mitmieter; Namenswechsel; Heirat; Änderung der Vertragspartner; Nachtrag zum Mietvertrag; Vollmacht und Betreuung
SEPARATION: Haushaltsangehörige, Heirat und Trennung; Trennung; Ehescheidung; Wohnungszuweisung; Trennung der Eheleute
DEATH: Todesfall eines Mitglieds; Ableben; Tod des Mieters; Nachlass; Eintrittsrecht; Rechtsnachfolge; Erben; Mietverhältnis im Erbfall
ALTERATIONS: Einbauten und bauliche Veränderungen; Mietereinbauten; Mietermodernisierung; Umbaugenehmigung; Umbauten; Bodenbeläge und Einbauküchen; Bauliche Maßnahmen des Mieters
ACCESSIBILITY: Barrierearme Anpassung; Wohnraumanpassung; Wohnen im Alter; Barrierefreies Wohnen; Altersgerechtes Wohnen; Mobilitätseinschränkung; Senioren
FLAT_SEARCH: Wohnungsangebote und Interessentenliste; Wohnungswechsel; Wohnungswechsel innerhalb der Genossenschaft; Wohnungsvergabe; Neuvermietung; Vermietung; Umzug im Bestand; Mietinteressenten; Wohnungsbewerbung; Tauschwohnung
ABSENCE: Längere Abwesenheit; Leerstand der Wohnung bei Reisen; Obhutspflicht bei Abwesenheit; Urlaubszeit
MEMBERSHIP: Beitritt; Geschäftsguthaben; Genossenschaftsanteil; Pflichtanteile; Satzung der Genossenschaft; Mitgliederwesen; Auseinandersetzungsguthaben; Dividende
CARETAKER: Hauswarte und Sprechzeiten; Hauswarte; Hausmeisterdienst; Objektbetreuung; Hausmeisterservice; Hausbetreuung; Concierge
OFFICE: Geschäftsstelle und Öffnungszeiten; Kundencenter; Mieterbüro; Kundenservice; Mitgliederservice; Kontakte; Anschrift; Empfang; Servicebüro; Erreichbarkeit und Termine
EMERGENCY: Havarie; Havariedienst; Störungsdienst; Rufbereitschaft; Notfälle; Notfall außerhalb der Geschäftszeiten; Bereitschaft; Störungsannahme
COMPLAINT: Beschwerdemanagement; Qualitätsmanagement; Anregungen und Kritik; Reklamation; Schlichtungsverfahren; Lob
PRIVACY: Datenverarbeitung; Datenschutzhinweise; Auskunftsrecht; Personenbezogene Daten; Löschung von Daten
CONTACT_CHANGE: Stammdaten; Änderung der Kontaktdaten; Änderung von Anschrift und Telefon; Adressänderung; Änderungsmitteilung
ENERGY_CERTIFICATE: Energieeffizienz; Verbrauchsinformation; Energieberatung; Gebäudeenergie; Energiesparen
OWNERS_MEETING: Eigentümerversammlung; Wohnungseigentümergemeinschaft; Beschlussfassung; Versammlungsprotokoll; Beschlusssammlung; Stimmrechtsvollmacht; Versammlung
OWNERS_MONEY: Hausgeldzahlung; Hausgeld, Wirtschaftsplan und Rücklage; Rücklagen der Gemeinschaft; Hausgeldabrechnung; Finanzen der Eigentümergemeinschaft; Einzelwirtschaftsplan
OWNERS_SALE: Veräußerung von Wohnungseigentum; Veräußerungszustimmung; Veräußerung; Erwerberwechsel; Verkauf von Wohnungseigentum; Kauf einer Wohnung; Übergang von Nutzen und Lasten; Verkauf
OWNERS_LETTING: Mietverwaltung für Kapitalanleger; Vermietete Eigentumswohnung; Verwaltung des Sondereigentums
OWNERS_ALTERATION: Sondernutzungsrechte; Sondernutzung; Bauliche Veränderungen durch Eigentümer; Gemeinschaftsordnung; Abgrenzung Sondereigentum
OWNERS_BOARD: Verwaltungsbeiräte; Bestellung des Verwalters; Beiratssitzung; Verwaltervertrag
PORTAL: Portal; Digitale Dienste; Online-Service; Mieter-App; Registrierung im Portal; Digitales Kundenkonto
MEMBERS_MEETING: Vertreterversammlung; Organe der Genossenschaft; Vertreter und Aufsichtsrat; Wahl der Vertreter; Generalversammlung
COMMUNITY_LIFE: Nachbarschaftstreff; Quartiersarbeit; Quartierstreff; Mieterfeste; Angebote für Senioren; Nachbarschaftshaus; Ehrenamt
SOCIAL_ADVICE: Sozialberatung; Sozialmanagement; Soziale Beratung; Sozialdienst; Hilfe für ältere Mieter; Unterstützung in Notlagen
`;
