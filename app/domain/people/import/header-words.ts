/** `name` is the full name, or the first name if there is a column of last names. */
export type ColumnMeaning = "email" | "name" | "lastName" | "group";

/**
 * Folded headers of TrueCoach, Trainerize, TrainHeroic and Google Contacts, and those of spreadsheets in the
 * neighbouring languages.
 */
export const headerWords: Record<ColumnMeaning | "firstName", readonly string[]> = {
  email: [
    ...["email", "e mail", "mail", "email address", "e mail address", "email id", "user email", "e mail 1 value"],
    ...["client email", "athlete email", "member email", "primary email", "login", "username email", "user name email"],
    ...["eposta", "e posta", "e naslov", "elektronska posta", "elektronski naslov", "email naslov", "e postni naslov"],
    ...["email adresa", "e mail adresa", "mejl", "adres email", "adres e mail", "e mailova adresa"],
    ...["emailadresse", "e mail adresse", "email adresse", "mailadresse", "e mailadres", "emailadres"],
    ...["courriel", "adresse mail", "adresse electronique", "correo", "correo electronico", "email cliente"],
    ...["indirizzo email", "indirizzo e mail", "posta elettronica", "endereco de email", "endereco de e mail"],
    ...["epost", "e post", "sahkoposti", "e mail cim", "email cim", "e pasts"],
  ],
  firstName: [
    ...["first name", "firstname", "given name", "forename", "first", "client first name", "athlete first name"],
    ...["ime", "vorname", "prenom", "nombre", "nome", "imie", "jmeno", "krestni jmeno", "keresztnev", "utonev"],
    ...["voornaam", "fornavn", "fornamn", "etunimi", "primeiro nome"],
  ],
  name: [
    ...["name", "full name", "fullname", "client name", "client", "athlete name", "athlete", "member name", "member"],
    ...["display name", "user name", "user", "person", "contact name"],
    ...["polno ime", "ime in priimek", "ime i prezime", "puno ime", "vor und nachname", "name vorname", "kunde"],
    ...["nom complet", "nom et prenom", "nombre completo", "nombre y apellidos", "nome completo", "nome e cognome"],
    ...["imie i nazwisko", "jmeno a prijmeni", "teljes nev", "nev", "naam", "volledige naam", "navn", "namn", "nimi"],
    ...["stranka", "klijent", "vadbenik", "cliente", "atleta", "klient"],
  ],
  lastName: [
    ...["last name", "lastname", "surname", "family name", "last", "client last name", "athlete last name"],
    ...["priimek", "prezime", "nachname", "familienname", "nom", "nom de famille", "apellido", "apellidos", "cognome"],
    ...["nazwisko", "prijmeni", "csaladnev", "vezeteknev", "achternaam", "etternavn", "efternavn", "efternamn"],
    ...["sukunimi", "sobrenome", "apelido"],
  ],
  group: [
    ...[
      "group",
      "groups",
      "client group",
      "group name",
      "group membership",
      "team",
      "teams",
      "team name",
      "tag",
      "tags",
    ],
    ...["labels", "label", "squad", "class", "skupina", "skupine", "ekipa", "grupa", "grupe", "gruppe", "mannschaft"],
    ...[
      "groupe",
      "equipe",
      "grupo",
      "equipo",
      "gruppo",
      "squadra",
      "druzyna",
      "tym",
      "csoport",
      "groep",
      "grupp",
      "lag",
    ],
  ],
};
