import { seedDefaults } from '@africanscity/db/seed/defaults';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { parseQuery } from './parse-query.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seedDefaults(app.ctx.db);
  for (const name of ['Detached Duplex', 'Semi Detached Duplex', 'Detached Bungalow'])
    await app.ctx.db.propertyType.create({ data: { name, parent: name.split(' ').at(-1)! } });
});
afterAll(() => app.close());

// As typed on phones from Lagos to Maputo.
test.each([
  // English.
  ['self con in akoka not more than 600k', ['Studio', 'Akoka', 'Up to ₦600,000']],
  ['how much is a 2 bedroom in Yaba', ['Yaba', '2 rooms']],
  ['HOW MUCH IS MINI FLAT AT OGBA??', ['Apartment', 'Ogba', '1 room']],
  ['2bdr lekki ph1 4m-6m per annum', ['To rent', 'Lekki Phase 1', '2 rooms', '₦4,000,000 to ₦6,000,000 a year']],
  ['3bedroomflat surulere no agent fee', ['Apartment', 'Surulere', '3 rooms']],
  ['face me i face you agege 15k monthly', ['Rooms', 'To rent', 'Agege', 'About ₦15,000 a month']],
  ['bq for rent in ikoyi', ['To rent', 'Ikoyi', 'Staff quarters']],
  [
    'C of O land ibeju lekki 2 plots under 20m',
    ['Land', 'Ibeju Lekki', 'Up to ₦20,000,000', '1,080 to 1,320 m²', 'Certificate of occupancy'],
  ],
  ["half plot epe with governor's consent", ['Land', 'Epe', '270 to 330 m²', 'Governor’s consent']],
  [
    '4 bed semi-detached duplex + bq, chevron, 120m',
    ['Semi Detached Duplex', 'Chevron', '4 rooms', 'About ₦120,000,000', 'Staff quarters'],
  ],
  ['shop to let computer village ikeja', ['Shop', 'To rent', 'Ikeja']],
  ['2 bed flat yaba not ground floor', ['Apartment', 'Yaba', '2 rooms', 'Floor: 1+']],
  ['short let 1 bed victoria island 80k per night', ['To rent', 'Victoria Island', '1 room', 'About ₦80,000 a day']],
  ['1m-1.5m 2bedroom ikorodu', ['Ikorodu', '2 rooms', '₦1,000,000 to ₦1,500,000']],
  ['between 1m and 2m flat egbeda', ['Apartment', 'Egbeda', '₦1,000,000 to ₦2,000,000']],
  ['duplex for sale abuja 80-120m', ['Duplex', 'For sale', 'Abuja', '₦80,000,000 to ₦120,000,000']],
  ['N50m to N70m bungalow lugbe', ['Bungalow', 'Lugbe', '₦50,000,000 to ₦70,000,000']],
  ['land 50x100 magboro', ['Land', 'Magboro', '418 to 511 m²']],
  ['room nd palour ikotun', ['Ikotun', '1 room']],
  [
    '2 bedroom flat unfurnished wuse 2 abuja 3m/yr',
    ['Apartment', 'To rent', 'Wuse 2', '2 rooms', 'About ₦3,000,000 a year', 'Unfurnished'],
  ],
  ['plot of land for sale along lekki epe expressway', ['Land', 'For sale', 'Near Lekki', 'Near Epe']],
  ['one bed apartment oniru serviced 24hr light', ['Apartment', 'Oniru', '1 room', 'Serviced', 'Electricity']],
  [
    '2bed flat all ensuite prepaid meter gbagada phase 2',
    ['Apartment', 'Gbagada', '2 rooms', 'En suite bathroom', 'Prepaid meter'],
  ],
  [
    'flat in ikeja or maryland, 2-3 bedrooms, max 3.5m',
    ['Apartment', 'Ikeja', 'Maryland', '2 to 3 rooms', 'Up to ₦3,500,000'],
  ],
  ['🏠 3 bed flat 📍yaba 💰2.5m', ['Apartment', 'Yaba', '3 rooms', 'About ₦2,500,000']],
  ['cheap 2 bedroom flat at gwarinpa with 1m budget', ['Apartment', 'Gwarinpa', '2 rooms', 'About ₦1,000,000']],
  ['1 bedroom ikeja total move-in 1.8m max', ['To rent', 'Ikeja', '1 room', 'To move in: up to ₦1,800,000']],
  ['warehouse 1000sqm apapa', ['Warehouse', 'Apapa', '900 to 1,100 m²']],
  ['3 acres farmland along ibadan expressway', ['Farm', 'Near Ibadan', '10,927 to 13,355 m²']],
  ['chamber and hall self contain adenta 500 cedis a month', ['To rent', 'Adenta', '1 room', 'About GH₵500 a month']],
  [
    '2 bedroom apartment east legon GH₵5000 per month',
    ['Apartment', 'To rent', 'East Legon', '2 rooms', 'About GH₵5,000 a month'],
  ],
  ['single room self contained madina, 2 years advance', ['Rooms', 'Studio', 'Madina']],
  ['executive 4 bedroom house spintex 250k usd', ['House', 'Spintex', '4 rooms', 'About $250,000']],
  ['half plot of land kasoa with indenture', ['Land', 'Kasoa', '270 to 330 m²', 'indenture']],
  ['3bed house at tema comm 25 under 1.2m cedis', ['House', 'Tema Community 25', '3 rooms', 'Up to GH₵1,200,000']],
  ['office space airport city accra $25 per sqm', ['Office', 'Airport City']],
  ['bedsitter roysambu 8k', ['Studio', 'Roysambu', 'About KSh 8,000']],
  [
    '2br with dsq kileleshwa 80k - 100k pm',
    ['To rent', 'Kileleshwa', '2 rooms', 'KSh 80,000 to KSh 100,000 a month', 'Staff quarters'],
  ],
  [
    'quarter acre kamulu with title deed 1.2M',
    ['Land', 'Kamulu', 'About KSh 1,200,000', '911 to 1,113 m²', 'Title deed'],
  ],
  ['50 by 100 plot juja farm ready title', ['Land', 'Juja', '418 to 511 m²', 'Title deed']],
  ['1/8 acre ruai near bypass', ['Land', 'Ruai', '455 to 556 m²', 'bypass']],
  ['sq to let karen no pets', ['To rent', 'Karen', 'Staff quarters', 'No pets allowed']],
  ['house off ngong road 3 bedroom master ensuite', ['House', 'Near Ngong road', '3 rooms', 'En suite bathroom']],
  [
    'one bed kilimani ksh 45,000 pm inclusive of service charge',
    ['To rent', 'Kilimani', '1 room', 'About KSh 45,000 a month'],
  ],
  [
    '4br all ensuite maisonette + dsq in gated community kiambu rd below 25M',
    [
      'Duplex',
      'Kiambu Road',
      '4 rooms',
      'Up to KSh 25,000,000',
      'En suite bathroom',
      'Staff quarters',
      'Gated community',
    ],
  ],
  [
    'furnished studio westlands per night 4000',
    ['Studio', 'To rent', 'Westlands', 'About KSh 4,000 a day', 'Furnished'],
  ],
  ['shop space along moi avenue nairobi cbd', ['Shop', 'Nairobi CBD', 'moi', 'avenue']],
  ['godown industrial area 5000 sq ft', ['Warehouse', 'Industrial Area', '418 to 511 m²']],
  [
    'leasehold 99 yrs apartment kilimani 3br 14.5m',
    ['Apartment', 'Kilimani', '3 rooms', 'About KSh 14,500,000', 'Leasehold'],
  ],
  ['double room self contained ntinda 450k', ['Rooms', 'Studio', 'Ntinda', 'About USh 450,000']],
  [
    '2 bedroom house kira 600k ugx per month with yaka',
    ['House', 'To rent', 'Kira', '2 rooms', 'About USh 600,000 a month', 'Prepaid meter'],
  ],
  [
    '50x100ft plot gayaza with mailo land title 35m',
    ['Land', 'Gayaza', 'About USh 35,000,000', '418 to 511 m²', 'Title deed'],
  ],
  ['25 decimals land namugongo', ['Land', 'Namugongo', '911 to 1,113 m²']],
  ['apartment block for sale bukoto 12 units', ['Block of Flats', 'For sale', 'Bukoto']],
  [
    '2 bed flat sandton R9500 pm pet friendly',
    ['Apartment', 'To rent', 'Sandton', '2 rooms', 'About R 9,500 a month', 'Pets allowed'],
  ],
  ['bachelor flat braamfontein r4k', ['Studio', 'Braamfontein', 'About R 4,000']],
  ['3 bedroom house soweto below R900k', ['House', 'Soweto', '3 rooms', 'Up to R 900,000']],
  [
    'sectional title townhouse midrand 2 bed 2 bath R1.2m',
    ['Townhouse', 'Midrand', '2 rooms', '2 baths', 'About R 1,200,000', 'Sectional title'],
  ],
  ['backroom to rent tembisa R1500', ['Rooms', 'To rent', 'Tembisa', 'About R 1,500 a month']],
  ['house with granny flat randburg', ['House', 'Randburg']],
  ['erf 800sqm centurion full title', ['Stand', 'Centurion', '720 to 880 m²', 'Title deed']],
  [
    'garden cottage melville r6500 water and lights included',
    ['Cottage', 'Melville', 'About R 6,500', 'Running water', 'Electricity'],
  ],
  ['RDP house for sale soshanguve no bond', ['House', 'For sale', 'Soshanguve', 'rdp']],
  [
    '3 bed 2 bath double garage fourways security estate 1.8 mil to 2.3 mil',
    [
      'Fourways',
      '3 rooms',
      '2 baths',
      '2+ parking spaces',
      'R 1,800,000 to R 2,300,000',
      'Security',
      'Gated community',
    ],
  ],
  ['3 bedrm apartmnt kilimni wth gym nd pool', ['Apartment', 'Kilimani', '3 rooms', 'Gym', 'Swimming pool']],
  ['2bedroomhouseforrentinaccra', ['House', 'To rent', 'Accra', '2 rooms']],
  ['500sqm land oyarifa', ['Land', 'Oyarifa', '450 to 550 m²']],
  ['five hundred thousand naira self contain ojota', ['Studio', 'Ojota', 'About ₦500,000']],
  ['two million to three million 2 bed magodo', ['Magodo', '2 rooms', '₦2,000,000 to ₦3,000,000']],
  ['1 hectare land nakuru freehold', ['Land', 'Nakuru', '9,000 to 11,000 m²', 'freehold']],
  [
    'flat for ₦1.2m per year, surulere, tiled, fenced, gated',
    [
      'Apartment',
      'To rent',
      'Surulere',
      'About ₦1,200,000 a year',
      'Tiled floors',
      'Boundary wall or fence',
      'Gated community',
    ],
  ],
  ['room to rent cape town under 5k, female only', ['Rooms', 'To rent', 'Cape Town', 'Up to R 5,000 a month']],
  [
    'house with bq but no pool, not in lekki, lagos',
    ['House', 'Lagos, not Lekki', 'Staff quarters', 'No swimming pool'],
  ],
  [
    'house 3 bedrooms 2 toilets 2 baths ibadan rent 400k yearly',
    ['House', 'To rent', 'Ibadan', '3 rooms', '2 baths', '2 toilets', 'About ₦400,000 a year'],
  ],
  ['office 4 rent 150sqm VI, 40k per sqm', ['Office', 'To rent', 'Victoria Island', '135 to 165 m²']],
  [
    'apartment that allows pets rosebank monthly 12k',
    ['Apartment', 'To rent', 'Rosebank', 'About R 12,000 a month', 'Pets allowed'],
  ],
  ['mini flat around ojota max 700k yearly', ['Apartment', 'To rent', 'Near Ojota', '1 room', 'Up to ₦700,000 a year']],
  ['2bed @ ogudu gra 3m', ['Ogudu', '2 rooms', 'About ₦3,000,000']],
  [
    'Need a 3bdrm duplex with BQ around magodo, budget 8m per year',
    ['Duplex', 'To rent', 'Near Magodo', '3 rooms', 'About ₦8,000,000 a year', 'Staff quarters'],
  ],
  ['600 sqm land at sangotedo with gazette', ['Land', 'Sangotedo', '540 to 660 m²', 'gazette']],
  ['wuse 2 office space 100sqm first floor', ['Office', 'Wuse 2', '90 to 110 m²', 'Floor: 1']],
  [
    'self contained apartment, bariga, own toilet and kitchen, 350k - 450k',
    ['Studio', 'Bariga', '₦350,000 to ₦450,000'],
  ],
  [
    '5 bedroom fully detached with swimming pool and cinema banana island above 1b naira',
    [
      'Detached Duplex or Detached Bungalow',
      'Banana Island',
      '5 rooms',
      'From ₦1,000,000,000',
      'Swimming pool',
      'Home cinema',
    ],
  ],
  ['2 bedroom ground floor flat agege', ['Apartment', 'Agege', '2 rooms', 'Floor: ground']],
  ['3 bed flat ikeja upper floor not more than 4.5m', ['Apartment', 'Ikeja', '3 rooms', 'Up to ₦4,500,000']],
  [
    '1 bedroom apartment spintex 2500 cedis monthly, no advance',
    ['Apartment', 'To rent', 'Spintex', '1 room', 'About GH₵2,500 a month'],
  ],
  ['single room ashaiman 200gh', ['Rooms', 'Ashaiman', 'About GH₵200']],
  [
    '3 bedroom house with boys quarters dansoman ghs 900k',
    ['House', 'Dansoman', '3 rooms', 'About GH₵900,000', 'Staff quarters'],
  ],
  ['70x100 plot in oyarifa, 40000 ghana cedis', ['Land', 'Oyarifa', 'About GH₵40,000', '585 to 715 m²']],
  [
    '2br westlands 70-90k unfurnished with lift & backup generator',
    ['Westlands', '2 rooms', 'KSh 70,000 to KSh 90,000', 'Unfurnished', 'Lift', 'Generator'],
  ],
  ['studio apartment ngara under 18k pm', ['Studio', 'To rent', 'Ngara', 'Up to KSh 18,000 a month']],
  ['3brm maisonette syokimau 45k rent', ['Duplex', 'To rent', 'Syokimau', '3 rooms', 'About KSh 45,000 a month']],
  ['plot kamulu 40x80 450k cash', ['Land', 'Kamulu', 'About KSh 450,000', '268 to 327 m²']],
  ['2 acres kiserian, title ready, 6m per acre', ['Land', 'Kiserian', '7,284 to 8,903 m²', 'Title deed']],
  [
    '12 decimals namugongo private mailo 45m',
    ['Land', 'Namugongo', 'About USh 45,000,000', '437 to 534 m²', 'Title deed'],
  ],
  ['2 bedroom cluster in midrand, R8000 - R10000', ['Townhouse', 'Midrand', '2 rooms', 'R 8,000 to R 10,000']],
  ['house in soweto with 2 backrooms r650 000', ['House', 'Soweto', 'About R 650,000']],
  ['vacant stand 450m2 in waterfall R1.1 mil', ['Stand', 'Waterfall', 'About R 1,100,000', '405 to 495 m²']],
  [
    '3 bedroom house borrowdale usd 1200 per month borehole solar',
    ['House', 'To rent', 'Borrowdale', '3 rooms', 'About $1,200 a month', 'Borehole or well', 'Solar power'],
  ],
  // Nigerian Pidgin.
  [
    'abeg i dey find room and parlour self contain for mushin make e no pass 500k',
    ['Mushin', '1 room', 'Up to ₦500,000'],
  ],
  ['flat wey no dey ground floor for gbagada', ['Apartment', 'Gbagada', 'Floor: 1+']],
  ['wetin be the price of 3 bedroom for ajah', ['Ajah', '3 rooms']],
  ['house wey dey near unilag, I no want agent', ['House', 'Near Yaba']],
  [
    'any self con wey get running water and light for mowe wey no reach 300k',
    ['Studio', 'Mowe', 'Up to ₦300,000', 'Running water', 'Electricity'],
  ],
  ['I wan rent shop for alaba, money wey I get na 800k', ['Shop', 'To rent', 'Alaba', 'About ₦800,000 a year']],
  ['abeg show me house wey no cost for ikorodu', ['House', 'Ikorodu']],
  ['abeg wetin be price of one plot of land for ibeju lekki', ['Land', 'Ibeju Lekki', '540 to 660 m²']],
  ['i need 2 bedroom wey dey upstairs for ikeja', ['Ikeja', '2 rooms']],
  // French.
  ['studio américain angré 80 mille', ['Studio', 'Angré', 'About XOF 80,000']],
  ['chambre salon yop 50000f', ['Yopougon', '1 room', 'About XOF 50,000']],
  ['2 pièces marcory entre 120 et 180 mille', ['Marcory', '1 room', 'XOF 120,000 to XOF 180,000']],
  ['villa basse 4 pieces bingerville titre foncier', ['Bungalow', 'Bingerville', '3 rooms', 'Title deed']],
  ['terrain 500m2 acd songon 12 millions', ['Land', 'Songon', 'About XOF 12,000,000', '450 to 550 m²', 'Title deed']],
  ['location appart 3 pièces cocody sans caution', ['Apartment', 'To rent', 'Cocody', '2 rooms']],
  [
    'villa duplex 6 pieces riviera palmeraie avec piscine sans vis-à-vis',
    ['Duplex', 'Riviera Palmeraie', '5 rooms', 'Swimming pool'],
  ],
  ['magasin à louer adjamé 150 000 par mois', ['Shop', 'To rent', 'Adjamé', 'About XOF 150,000 a month']],
  [
    'appart F3 dakar liberté 6 non meublé 200 à 250 mille',
    ['Apartment', 'Liberté', '2 rooms', 'XOF 200,000 to XOF 250,000', 'Unfurnished'],
  ],
  ['chambre meublée avec toilette intérieure almadies', ['Rooms', 'Almadies', 'Furnished', 'En suite bathroom']],
  ['terrain titre foncier 300 m² keur massar', ['Land', 'Keur Massar', '270 to 330 m²', 'Title deed']],
  ['immeuble r+3 à vendre medina', ['Block of Flats', 'For sale', 'Médina', 'Storeys: 4']],
  ['maison pas cher à louer rufisque', ['House', 'To rent', 'Rufisque']],
  [
    'cherche 2 chambres salon yoff 1er étage loyer max 175.000',
    ['To rent', 'Yoff', '2 rooms', 'Up to XOF 175,000 a month', 'Floor: 1'],
  ],
  ['combien coute un terrain a diamniadio', ['Land', 'Diamniadio']],
  ['location saisonnière villa saly 100 000 / nuit', ['Villa', 'To rent', 'Saly', 'About XOF 100,000 a day']],
  [
    'APPARTEMENT A LOUER COCODY 2 PLATEAUX 350.000 FCFA/MOIS',
    ['Apartment', 'To rent', 'Deux Plateaux', 'About XOF 350,000 a month'],
  ],
  [
    'bureau 120 m2 plateau climatisé pas au rez de chaussée',
    ['Office', 'Plateau', '108 to 132 m²', 'Air conditioning', 'Floor: 1+'],
  ],
  ['entrer-coucher abobo 25 mille', ['Rooms', 'Abobo', 'About XOF 25,000']],
  ['appart 2 chambres salon maarif 6000 dh', ['Apartment', 'Maârif', '2 rooms', 'About MAD 6,000']],
  ['villa à vendre bouskoura entre 3 et 5 MDH', ['Villa', 'For sale', 'Bouskoura', 'MAD 3,000,000 to MAD 5,000,000']],
  ['appart haut standing gauthier sans commission 2ème étage', ['Apartment', 'Gauthier', 'Floor: 2']],
  ['appartement 2 bedrooms cocody furnished with wifi', ['Apartment', 'Cocody', '2 rooms', 'Furnished', 'Internet']],
  ['villa for rent à dakar 3 chambres 800k', ['Villa', 'To rent', 'Dakar', '3 rooms', 'About XOF 800,000 a month']],
  ['studio à louer yopougon maroc 60 000 fcfa par mois', ['Studio', 'To rent', 'Yopougon', 'About XOF 60,000 a month']],
  [
    'villa 5 pièces à bingerville avec garage, budget 300 mille/mois',
    ['Villa', 'To rent', 'Bingerville', '4 rooms', 'Parking', 'About XOF 300,000 a month'],
  ],
  [
    'recherche terrain de 200 à 300 m2 à keur massar moins de 10 millions',
    ['Land', 'Keur Massar', 'Up to XOF 10,000,000', '200 to 300 m²'],
  ],
  ['appart meublé par jour point e 25 000', ['Apartment', 'To rent', 'Point E', 'About XOF 25,000 a day', 'Furnished']],
  ['maison r+1 avec titre foncier à vendre thiès', ['House', 'For sale', 'Thiès', 'Title deed', 'Storeys: 2']],
  [
    'local commercial 80m² maarif loyer 12000dh',
    ['Commercial property', 'To rent', 'Maârif', 'About MAD 12,000 a month', '72 to 88 m²'],
  ],
  [
    'appartement 100m² sidi maarouf 110 millions de centimes',
    ['Apartment', 'Sidi Maârouf', 'About MAD 1,100,000', '90 to 110 m²'],
  ],
  [
    'appart rez-de-jardin dar bouazza avec piscine, 3 chambres',
    ['Apartment', 'Dar Bouazza', '3 rooms', 'Swimming pool'],
  ],
  ['terrain agricole 2 hectares titré thiès', ['Farm', 'Thiès', '18,000 to 22,000 m²', 'Title deed']],
  ['appartement f4 au 2e étage sans ascenseur mermoz', ['Apartment', 'Mermoz', '3 rooms', 'No lift', 'Floor: 2']],
  // Portuguese.
  ['T2 kilamba 150 mil kz por mês', ['To rent', 'Kilamba', '2 rooms', 'About AOA 150,000 a month']],
  ['vivenda V3 no benfica com quintal', ['House', 'Benfica', '3 rooms', 'Garden']],
  ['casa de 2 quartos viana até 80.000 kz', ['House', 'Viana', '2 rooms', 'Up to AOA 80,000']],
  ['terreno 20x30 zango com documentos', ['Land', 'Zango', '50 to 660 m²']],
  [
    'arrendo apartamento t3 talatona mobilado 1.200.000 kz',
    ['Apartment', 'To rent', 'Talatona', '3 rooms', 'About AOA 1,200,000 a month', 'Furnished'],
  ],
  ['dependência na polana 2 quartos 25 mil mt', ['Polana', '2 rooms', 'About MZN 25,000', 'Staff quarters']],
  ['flat tipo 2 sommerschield sem comissão', ['Apartment', 'Sommerschield', '2 rooms']],
  ['procuro casa em matola entre 2 e 4 milhões de meticais', ['House', 'Matola', 'MZN 2,000,000 to MZN 4,000,000']],
  ['loja baixa de luanda 60m2', ['Shop', 'Luanda', '54 to 66 m²', 'baixa']],
  ['quanto custa um apartamento T4 em Luanda?', ['Apartment', 'Luanda', '4 rooms']],
  ['apartamento no 5º andar maianga com elevador', ['Apartment', 'Maianga', 'Lift', 'Floor: 5']],
  ['armazém 500m2 viana 3000 usd mensal', ['Warehouse', 'To rent', 'Viana', 'About $3,000 a month', '450 to 550 m²']],
  ['apartamento que não seja no rés do chão, coop', ['Apartment', 'Coop', 'Floor: 1+']],
  ['quarto mobilado com wc privativo maputo p/ estudante', ['Rooms', 'Maputo', 'Furnished', 'En suite bathroom']],
  ['arrenda-se T1 maianga 100 mil kz mensais', ['To rent', 'Maianga', '1 room', 'About AOA 100,000 a month']],
  [
    'vivenda T5 com piscina e quintal grande no patriota, 90 milhões',
    ['House', 'Patriota', '5 rooms', 'About AOA 90,000,000', 'Swimming pool', 'Garden'],
  ],
  ['terreno 500 m2 benfica com direito de superfície', ['Land', 'Benfica', '450 to 550 m²', 'Leasehold']],
  [
    'casa tipo 3 na matola, renda até 20 mil meticais',
    ['House', 'To rent', 'Matola', '3 rooms', 'Up to MZN 20,000 a month'],
  ],
  [
    'apartamento T2 sem mobília, coop, entre 30 e 45 mil mt',
    ['Apartment', 'Coop', '2 rooms', 'MZN 30,000 to MZN 45,000', 'Unfurnished'],
  ],
  [
    'duplex para venda em talatona condomínio fechado 350 mil dólares',
    ['Duplex', 'For sale', 'Talatona', 'About $350,000', 'Gated community'],
  ],
  // Swahili.
  ['keja ya bedsitter juja 5k-7k', ['Studio', 'Juja', 'KSh 5,000 to KSh 7,000']],
  [
    'nyumba ya vyumba viwili ya kupanga sinza kati ya laki 3 na laki 5',
    ['House or Apartment', 'To rent', 'Sinza', '2 rooms', 'TSh 300,000 to TSh 500,000 a month'],
  ],
  ['chumba kimoja na sebule mbagala elfu 80 kwa mwezi', ['To rent', 'Mbagala', '1 room', 'About TSh 80,000 a month']],
  ['natafuta frem ya duka kariakoo', ['Shop', 'Kariakoo']],
  [
    'kiwanja kilichopimwa kigamboni sqm 600 bei isizidi milioni 15',
    ['Land', 'Kigamboni', 'Up to TSh 15,000,000', '540 to 660 m²', 'Survey plan'],
  ],
  ['nyumba ya kununua bunju yenye hati, bila dalali', ['House or Apartment', 'For sale', 'Bunju', 'Title deed']],
  [
    'apartment ya vyumba vitatu masaki dola 1500 kwa mwezi',
    ['Apartment', 'To rent', 'Masaki', '3 rooms', 'About $1,500 a month'],
  ],
  ['nyumba isiyo ya ghorofa goba', ['Bungalow', 'Goba']],
  ['nataka kununua shamba ekari 5 bagamoyo', ['Farm', 'For sale', 'Bagamoyo', '18,211 to 22,258 m²']],
  [
    'nyumba nzima ya kupanga mikocheni vyumba vinne yenye uzio na parking',
    ['House or Apartment', 'To rent', 'Mikocheni', '4 rooms', 'Parking', 'Boundary wall or fence'],
  ],
  [
    'kodi kwa mwezi isizidi 60,000 kinondoni chumba self',
    ['Studio', 'To rent', 'Kinondoni', 'Up to TSh 60,000 a month'],
  ],
  ['nyumba ya kupanga karibu na chuo kikuu cha dar es salaam', ['House or Apartment', 'To rent', 'Dar es Salaam']],
  ['bedsitter isiyozidi elfu kumi na mbili kahawa', ['Studio', 'Kahawa Sukari', 'Up to KSh 12,000']],
  [
    'keja two bedroom umoja iko na parking na maji kila siku',
    ['House or Apartment', 'Umoja', '2 rooms', 'Parking', 'Running water'],
  ],
  ['nataka 2 bedroom house kwa rongai around 25k', ['House', 'Ongata Rongai', '2 rooms', 'About KSh 25,000']],
  ['nataka bedsitter pipeline isiyozidi 7k', ['Studio', 'Pipeline Estate', 'Up to KSh 7,000']],
  [
    'nyumba mbezi vyumba 3 self, fensi, parking magari 2, milioni 1 kwa mwezi',
    [
      'House or Apartment',
      'To rent',
      'Mbezi',
      '3 rooms',
      '2+ parking spaces',
      'About TSh 1,000,000 a month',
      'Boundary wall or fence',
    ],
  ],
  ['kiwanja ukubwa mita za mraba 800 kibaha', ['Land', 'Kibaha', '720 to 880 m²']],
  [
    'nyumba ya kupanga tabata laki mbili na nusu',
    ['House or Apartment', 'To rent', 'Tabata', 'About TSh 250,000 a month'],
  ],
  ['natafuta chumba na sebule kimara kodi 100,000', ['To rent', 'Kimara', '1 room', 'About TSh 100,000 a month']],
  [
    'nyumba ya vyumba vitatu na zaidi, si chini ya milioni 80, kigamboni inauzwa',
    ['House or Apartment', 'For sale', 'Kigamboni', '3+ rooms', 'From TSh 80,000,000'],
  ],
  [
    'nyumba isiyo na fenicha lakini yenye ac masaki',
    ['House or Apartment', 'Masaki', 'Unfurnished', 'Air conditioning'],
  ],
  // Arabic.
  ['بغيت نكري شقة فالمعاريف ب 5000 درهم', ['Apartment', 'To rent', 'Maârif', 'About MAD 5,000 a month']],
  ['شقة اقتصادية للبيع سيدي معروف 25 مليون سنتيم', ['Apartment', 'For sale', 'Sidi Maârouf', 'About MAD 250,000']],
  [
    'شقة غرفتين وصالة مدينة نصر ايجار ٨٠٠٠ جنيه',
    ['Apartment', 'To rent', 'Nasr City', '2 rooms', 'About EGP 8,000 a month'],
  ],
  [
    'شقة للبيع التجمع الخامس من ٣ الى ٥ مليون',
    ['Apartment', 'For sale', 'New Cairo', 'EGP 3,000,000 to EGP 5,000,000'],
  ],
  ['عايز شقة ايجار في المعادي ميزانية ١٥ الف', ['Apartment', 'To rent', 'Maadi', 'About EGP 15,000 a month']],
  ['شقة ١٢٠ متر دور تالت اسانسير الدقي', ['Apartment', 'Dokki', '108 to 132 m²', 'Lift', 'Floor: 3']],
  ['محل للايجار وسط البلد بدون خلو', ['Shop', 'To rent', 'Downtown Cairo']],
  ['ارض ٣٠٠ متر مسجلة ٦ اكتوبر', ['Land', '6th of October', '270 to 330 m²', 'Title deed']],
  ['شقة مش دور ارضي الهرم', ['Apartment', 'El Haram', 'Floor: 1+']],
  [
    'فيلا مستقلة الشيخ زايد ٥ غرف بحمام سباحة بين ١٠ و ١٥ مليون',
    ['Villa', 'Sheikh Zayed', '5 rooms', 'EGP 10,000,000 to EGP 15,000,000', 'Swimming pool'],
  ],
  ['كام سعر شقة ٣ اوض في المهندسين', ['Apartment', 'Mohandessin', '3 rooms']],
  ['استوديو مفروش للايجار اليومي الزمالك', ['Studio', 'To rent', 'Zamalek', 'Furnished']],
  ['شقة اوضتين وصالة بدون عفش فيصل', ['Apartment', 'Faisal', '2 rooms', 'Unfurnished']],
  ['مكتب اداري مدينة نصر ٢٠٠٠ دولار شهريا', ['Office', 'To rent', 'Nasr City', 'About $2,000 a month']],
  ['شقة 3 غرف و2 حمام تشطيب سوبر لوكس', ['Apartment', '3 rooms', '2 baths']],
  ['شقة بدون وسيط الدار البيضاء', ['Apartment', 'Casablanca']],
  [
    'شقة ٣ غرف وريسبشن فيصل دور خامس بدون اسانسير ٩٠٠ الف',
    ['Apartment', 'Faisal', '3 rooms', 'About EGP 900,000', 'No lift', 'Floor: 5'],
  ],
  [
    'شقه ايجار مفروش التجمع الخامس شهري ٢٥ الف',
    ['Apartment', 'To rent', 'New Cairo', 'About EGP 25,000 a month', 'Furnished'],
  ],
  ['ارض للبيع ٢ فدان طريق اسكندرية الصحراوي', ['Land', 'For sale', 'Alexandria', '7,561 to 9,242 m²']],
  ['فيلا للكراء دار بوعزة باليوم 1500 درهم', ['Villa', 'To rent', 'Dar Bouazza', 'About MAD 1,500 a day']],
  ['شقة بحري دور اول علوي شبرا', ['Apartment', 'Shubra', 'Floor: 1']],
  ['محل للبيع في الدقي ٤٠ متر تحت ٤ مليون', ['Shop', 'For sale', 'Dokki', 'Up to EGP 4,000,000', '36 to 44 m²']],
])('%j asks for %j', async (text, labels) => {
  const { parts } = await parseQuery(app.ctx, text);
  expect(parts.map(({ label, typedLabel = label }) => typedLabel.replaceAll('\u00a0', ' '))).toEqual(labels);
});
