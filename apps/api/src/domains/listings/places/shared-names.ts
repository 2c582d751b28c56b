// Names that areas of many cities share: "Riverside", "Westlands", "GRA", "New Town".

/** Words of such names. */
const everyday =
  'gra|cbd|city|town|ville|village|centre|center|central|downtown|midtown|uptown|centro|mjini|medina|plateau|' +
  'new|old|upper|lower|north|northern|south|southern|east|eastern|west|western|inner|outer|first|second|third|' +
  'phase|block|sector|zone|unit|ward|section|extension|area|layout|estate|district|residential|business|commercial|' +
  'industrial|housing|government|reservation|reserved|secretariat|market|station|stadium|airport|harbour|port|marina|' +
  'beach|island|islands|mainland|university|campus|college|school|hospital|mission|church|cathedral|police|army|' +
  'barracks|main|road|street|avenue|avenues|highway|junction|roundabout|bypass|ring|bridge|park|parks|garden|gardens|' +
  'hill|hills|heights|ridge|valley|river|lake|forest|green|golf|country|club|royal|golden|sunrise|sunset|paradise|' +
  'unity|independence|liberty|freedom|peace|victory|harmony|the|and|of|one|two|three|four|five|i|ii|iii|iv|v|[a-z]|[0-9]+';

/** The two halves of names such as "Hillview" and "Greenfields". */
const beginnings =
  'north|south|east|west|river|hill|lake|sea|ocean|bay|park|high|low|mid|green|wood|sun|spring|rose|oak|palm|pine|' +
  'cedar|stone|sand|mountain|garden|farm|mill|bridge|king|queen|new|old|white|red|black|blue|gold|silver|fair|clear|' +
  'long|broad|glen|meadow|brook';
const endings =
  'side|land|view|ville|field|gate|dale|wood|ridge|hill|way|town|brook|mead|park|point|bank|crest|lea|leigh|ford|vale';

/** A regular expression of Postgres for normalized shared names. */
export const sharedNames = `^((${everyday}|(${beginnings})s?(${endings})s?)( |$))+$`;
