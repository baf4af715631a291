export const firstFlight = `
<p>An airport looks as if everybody but you knew where to go. They do not. There are six stations, one
after the other, and at each somebody is there whose work it is to be asked.</p>
<h3>The evening before</h3>
<p>Put what you must not lose into one small bag that stays on your body: passport, visa, BMET card,
contract, ticket, money, medicine, phone. Weigh the suitcase; the ticket says how many kilograms are
free, and more is expensive at the counter. No liquids of more than 100 millilitres, no knife and no
scissors in the hand luggage; no power bank and no battery in the suitcase. Copies of all papers stay
with your family.</p>
<h3>At Hazrat Shahjalal airport</h3>
<ol>
<li><strong>The gate.</strong> Be there four hours before departure. Only people with a ticket get in;
say goodbye outside. Show ticket and passport.</li>
<li><strong>Check-in.</strong> Look on the screens for your flight number and go to the counter beside
it. They weigh the suitcase, take it and give you a boarding pass with a seat and a gate, and a label for
the suitcase. Ask whether it goes all the way to where you go. Keep the label.</li>
<li><strong>The desk for workers.</strong> Whoever goes abroad to work shows the BMET clearance before
immigration. Have the card or the paper with the code ready.</li>
<li><strong>Immigration.</strong> An officer looks at passport, visa and boarding pass, takes a picture
and asks where you go and for what. Answer what is asked, in your own words, and tell the truth.</li>
<li><strong>Security.</strong> Phone, belt, keys and coins go into the tray. Wait until you have all of
it again before you go on.</li>
<li><strong>The gate of the flight.</strong> Its number stands on the boarding pass and may change:
look at the screens. Be there an hour before. When your row is called, show the pass once more.</li>
</ol>
<h3>In the plane</h3>
<p>Find the row by its number above the seats; A is at one window. The bag goes under the seat before you
or into the box above. Fasten the belt as the crew shows it. Your ears may hurt as you go up or down:
swallow, or chew something. Water is free and you should drink it. If you feel sick, a bag is in the
pocket before you, and nobody minds. Ask for the arrival card if the country wants one, and fill it in
while it is quiet.</p>
<h3>If you change planes</h3>
<p>Follow the signs “Transfer” or “Connecting flights”, not those for baggage. Look for your next flight
on the first screen, and go to its gate before you look at shops. If you miss it, go to the counter of the
airline: they put you on the next one. Do not leave the building.</p>
<h3>When you arrive</h3>
<p>Follow the others to immigration, then to the belt with the number of your flight. Is the suitcase not
there, go to the desk “Baggage services” with the label, before you leave the hall. Outside, wait for the
person with the name of your employer or your hotel. Go with nobody else. Call home: they have been
looking at the clock since you left.</p>
`;
