export const umrahPacking = `
<p>A bag for Umrah is small. What you do not carry you do not lose, and in the Haram you walk more than
on any other journey. Twelve lines are enough; most of them weigh nothing.</p>
<ol>
<li><strong>Two sets of ihram</strong> for men, so that one can dry; for women two plain, wide sets of
clothes that you have worn before.</li>
<li><strong>A belt with a pocket</strong> for the ihram, worn under it, for money and the card of the
hotel.</li>
<li><strong>Sandals</strong> that leave the middle of the foot free, old enough not to rub. A second
pair for the bathroom.</li>
<li><strong>A bag of cloth for the sandals</strong>, with your name on it. There are a thousand pairs
like yours at each gate.</li>
<li><strong>Soap, shampoo and cream without scent</strong>, for the days in ihram.</li>
<li><strong>Medicine for the whole time and five days more</strong>, in its own packing, with the
prescription in English.</li>
<li><strong>Plasters and cream for the feet</strong>. Blisters end more walks than age does.</li>
<li><strong>A thin prayer mat and a small book of supplications</strong>, or both on the phone with a
battery to charge it.</li>
<li><strong>A light blanket or shawl</strong>. Buses and halls are cold while the street is hot.</li>
<li><strong>An umbrella</strong>, light in colour, and a bottle that you fill with Zamzam water.</li>
<li><strong>Copies of passport, visa and ticket</strong>: one in the bag, one at home, one picture in
the phone.</li>
<li><strong>A paper in your pocket</strong> with your name, the name of the hotel in Arabic and the
number of the guide. Old people wear it around the neck.</li>
</ol>
<h3>What stays at home</h3>
<p>Gold, large amounts of cash, perfume, scissors in the hand luggage, food that is fresh, and clothes
for a different occasion on each day. You come back with dates and gifts; leave room for them. Airlines
take Zamzam water by their own rules and often only in their own packing: do not put it into a
suitcase.</p>
<h3>How it is packed</h3>
<p>If you fly to Jeddah and go to Makkah first, you pass the miqat in the air. Put the ihram into the
hand luggage, or put it on before you leave the hotel in Dhaka; the suitcase is out of reach by then.
The crew announces the place some time before. If you go to Madinah first, it stays in the suitcase
until you leave there.</p>
<h3>For those who take their parents</h3>
<p>Ask for the wheelchair when you book, not at the counter. Carry the medicine of both in two bags,
half in each. Agree on one gate as the place to meet, and look at it together by daylight; all the
others look alike. Save the number of the guide in the phone of your mother, and show her how to send
where she is.</p>
<h3>Money</h3>
<p>Change some riyals before you fly, for the first bus and the first meal, and use a card or a counter
for the rest. Keep the money of a day in the belt and the rest in the safe of the hotel. And keep ten
riyals in small notes: for somebody who carries your bag, and asks for nothing.</p>
`;
