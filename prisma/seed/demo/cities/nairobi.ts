import type { DemoCity } from '../types.ts';

export const nairobi: DemoCity = {
  city: 'Nairobi',
  country: 'KE',
  areas: {
    Karen: [-1.3197, 36.7073],
    Kilimani: [-1.2906, 36.7868],
    Lavington: [-1.2793, 36.7693],
    Runda: [-1.2163, 36.8216],
    Westlands: [-1.2676, 36.8108],
    'South B': [-1.3103, 36.8367],
    Kitengela: [-1.4737, 36.9607],
    Parklands: [-1.2614, 36.8228],
  },
  offers: [
    {
      type: 'House', status: 'FOR_SALE', price: 690000, size: 420, area: 'Karen', address: '31 Bogani East Lane', counts: [4, 4, 5, 2],
      text: 'An old settler-style house on an acre and a quarter, with sash windows, two fireplaces and a stable that is now a studio. Colobus monkeys cross the garden most mornings. The lane is private and shared by five families.',
      shows: ['cape-dutch', 'living-room', 'garden', 'veranda', 'kitchen'], byAgency: true,
    },
    {
      type: 'Apartment', status: 'FOR_SALE', price: 118000, size: 128, area: 'Kilimani', address: 'B7, Marula Heights, Argwings Kodhek Road', counts: [3, 2, 3, 1],
      text: 'Three bedrooms, all with balconies, on the seventh floor of a five-year-old block. There is a rooftop with a view to the Ngong Hills, a borehole and a full-time caretaker. Currently let at $780, so it suits an investor as well as a family.',
      shows: ['flats', 'living-room', 'rooftop', 'kitchen', 'bedroom'],
    },
    {
      type: 'Apartment', status: 'FOR_RENT', price: 950, size: 105, area: 'Westlands', address: '12 Jacaranda Point, Church Road', counts: [2, 2, 2, 1],
      text: 'Furnished two-bedroom flat a short walk from Sarit and the Expressway. Lift, gym and backup generator. Available from the first of next month for six months or longer.',
      shows: ['flats', 'living-room', 'bedroom', 'kitchen'], byAgency: true,
    },
    {
      type: 'Villa', status: 'FOR_RENT', price: 4200, size: 510, area: 'Runda', address: '8 Mimosa Grove', counts: [5, 5, 6, 3],
      text: 'An ambassadorial home with formal reception rooms, a separate office wing and staff quarters for three. The pool is fenced, the lawn is level and the road is patrolled. Leases of two years are preferred.',
      shows: ['villa', 'pool', 'living-room', 'study', 'bedroom', 'garden'], byAgency: true,
    },
    {
      type: 'Townhouse', status: 'FOR_SALE', price: 265000, size: 240, area: 'Lavington', address: '5 Hatheru Court', counts: [4, 4, 5, 2],
      text: 'One of twelve townhouses in a court that has kept its trees. The kitchen was rebuilt in cypress and terrazzo last year. Children cycle inside the gate until dark.',
      shows: ['terrace', 'kitchen', 'living-room', 'street', 'bedroom'],
    },
    {
      type: 'Student Accommodation', status: 'FOR_RENT', price: 145, size: 16, area: 'Parklands', address: '20 Third Parklands Avenue', counts: [1, 1, 1, 0],
      text: 'A quiet hostel for forty students near the law campus, with biometric access and a warden on every floor. Rooms have a study desk, a bookshelf and hot showers. Breakfast can be added by the month.',
      shows: ['residence', 'student-room', 'study', 'courtyard'],
    },
    {
      type: 'House', status: 'FOR_SALE', price: 96000, size: 150, area: 'South B', address: '44 Plainsview Estate', counts: [3, 2, 3, 1],
      text: 'Compact maisonette in an established estate with its own school and clinic. The upstairs was repainted in May and the roof tank replaced. A shopkeeper at the gate has held a spare key for the family since 2009.',
      shows: ['duplex', 'living-room', 'bedroom', 'kitchen'],
    },
    {
      type: 'Stand', status: 'FOR_SALE', price: 21000, size: 450, area: 'Kitengela', address: 'Plot 117, Acacia Springs', counts: [0, 0, 0, 0],
      text: 'An eighth of an acre inside a controlled development, 800 metres from the tarmac. Power and borehole water are at the fence. The title is freehold and ready for transfer.',
      shows: ['stand', 'street'],
    },
    {
      type: 'Commercial', status: 'FOR_RENT', price: 2750, size: 310, area: 'Westlands', address: '4th Floor, 19 Muthithi Place', counts: [6, 2, 4, 5],
      text: 'Fitted office suite with glass partitions, two phone rooms and morning light. Five parking bays in the basement are included. Service charge is billed at cost and explained every quarter.',
      shows: ['office', 'study', 'rooftop'], byAgency: true,
    },
  ],
};
