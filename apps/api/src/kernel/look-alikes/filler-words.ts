/** Words that say what kind of company a name belongs to. */
export const companyKinds = (
  'property properties real estate estates realty realtor realtors homes housing rentals lettings agency agencies agents ' +
  'broker brokers brokerage group holding holdings investments developers developments management enterprises company ' +
  'companies co corporation corp inc incorporated ltd limited pvt pty private plc llc llp sa sarl'
).split(' ');

/** Words that claim a name for its writer. */
export const claims = (
  'official officially officiel officielle oficial verified verifie verificado genuine original originals authentic ' +
  'trusted certified legit legitimate registered licensed approved authorised authorized actual true real confirmed ' +
  'www http https com net org online web website site profile account hq headquarters office offices team staff ' +
  'support customer customers service services desk helpdesk contact admin administrator'
).split(' ');

/** Words that connect the words of a name. */
export const connectors = 'and of for by n et e y de la le les'.split(' ');

/**
 * Countries, their codes, and words for regions and branches. Codes that are also common words or parts of names (ST, SO,
 * MA, NA, NE, ML, MR, MU) are left out.
 */
export const regions = (
  'africa african afrique international intl global worldwide branch main head ' +
  'algeria angola benin botswana burkina burundi cameroon chad comoros congo djibouti egypt eritrea eswatini swaziland ' +
  'ethiopia gabon gambia ghana guinea kenya lesotho liberia libya madagascar malawi mali mauritania mauritius morocco ' +
  'mozambique namibia niger nigeria naija rwanda senegal seychelles somalia sudan tanzania togo tunisia uganda zambia ' +
  'zimbabwe zim ' +
  'ao bf bi bj bw cd cf cg ci cm cv dj dz eg er et ga gh gm gn gq gw ke km lr ls ly mg mw mz ng rw sc sd sl sn ss sz td ' +
  'tg tn tz ug za zm zw rsa uk usa uae'
).split(' ');
