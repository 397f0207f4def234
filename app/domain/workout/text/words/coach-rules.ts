/** Other ways of writing, which the product's own notation does not print, and how each is printed. */
export const coachRules = {
  id: "coaches",
  title: "As coaches write it",
  about:
    "Put loads and repetitions in any order, and rounds behind commas, behind then, or on lines of their own. " +
    "Units and words may be German or Croatian, and so may the library's names of exercises.\n" +
    "Words without a value become the exercise's note, and those of a heading its set's. Measures without an " +
    "exercise belong to the one that their words or the lines around them name. Numbers in order before exercises " +
    "are their places. Words with numbers that are no values become a note if you say so.\n" +
    "You are asked where a line may mean two things: more than 12 rounds; more than 50 repetitions with a load or " +
    "a height; repetitions of an exercise that has none (write 30reps if you mean them); a number above 10 behind " +
    "@ without a unit (up to 10 it is an RPE); a time that may be a rest; 3x5+, which may be for the last round " +
    "alone; two loads, such as men's and women's (43/30 kg); two numbers of repetitions (12/10); efforts in " +
    "parentheses, like 5x(400m / 200m easy); the parts of a message, like 3 sets of 10 squats, then 100 burpees " +
    "for time; the last part of a run, which may be a round of its own or a note; a line behind a weekday or " +
    "above the exercises, which may be a title; and which of several weeks beside each other you mean.",
  rules: [
    { text: "Back squat 75%x5, 85%x3, 95%x1+", meaning: "Back squat  5 @75% | 3 @85% | 1+ @95%" },
    { text: "Back squat 5@50%, 4@60%", meaning: "Back squat  5 @50% | 4 @60%" },
    { text: "Back squat 1x5, 1x3, 1x1, 5x5", meaning: "Back squat  5 | 3 | 1 | 5x5" },
    { text: "Back squat 5/3/1 @ 75/85/95%", meaning: "Back squat  5 @75% | 3 @85% | 1 @95%" },
    { text: "Back squat 5/3/1+ @ 75/85/95% (of TM)", meaning: "Back squat  5 @75%TM | 3 @85%TM | 1+ @95%TM" },
    { text: "Back squat 10-8-6-4", meaning: "Back squat  10 | 8 | 6 | 4" },
    { text: "Back squat 60kg x 5, 80kg x 5, 100kg x 3 x 3", meaning: "Back squat  5 @60kg | 5 @80kg | 3x3 @100kg" },
    { text: "400-300-200-100 m row", meaning: "Row  400m | 300m | 200m | 100m" },
    { text: "Lunge 3x12 L, 3x12 R", meaning: "Lunge  3x12; per side" },
    { text: "Squats:\n65% x 5\n75% x 5", meaning: "Back squat  5 @65% | 5 @75%" },
    {
      text: "Back squat 5/3/1, 2 waves @80%",
      meaning: "Back squat  5 @80% | 3 @80% | 1 @80% | 5 @80% | 3 @80% | 1 @80%",
    },
    { text: "Snatch 70%/3/2, 75%/2/3", meaning: "Snatch  2x3 @70% | 3x2 @75%" },
    { text: "Back squat 3x5x80kg", meaning: "Back squat  3x5 @80kg" },
    { text: "Back squat 80% 5x5", meaning: "Back squat  5x5 @80%" },
    { text: "Back squat RPE 8, 3x5 (80kg)", meaning: "Back squat  3x5 @80kg rpe 8" },
    { text: "3 doubles @ 85% power clean", meaning: "Power clean  3x2 @85%" },
    {
      text: "3 x (2 cleans + 1 front squat) 70%",
      meaning: "Complex x3\n  Clean  2 @70%\n  Front squat  1 @70%",
    },
    { text: "Back squat top set 5 @8, back-offs 3x5 -10%", meaning: "Back squat  5 rpe 8 @_% | 3x5 rpe _ @90%top" },
    { text: "Snatch 3x(1.1.1) @80%, 15s between reps", meaning: "Snatch  3x 1+1+1 (15s) @80%" },
    { text: "Exercise\tSets\tReps\tWeight\nBack squat\t5\t5\t80kg", meaning: "Back squat  5x5 @80kg" },
    { text: "Chin-up 3 sets to failure", meaning: "Chin-up  3x max" },
    { text: "Run 1h30 easy", meaning: "Run  1:30:00\n  // easy" },
    { text: "Row 4x4' @HRmax 90-95%", meaning: "Row  4x 4:00 90-95%bpm" },
    { text: "Deadlift work up to a heavy 3", meaning: "Deadlift  3\n  // work up to a heavy 3" },
    { text: "Back squat 3x5 paused, rest as needed", meaning: "Back squat  3x5\n  // paused, rest as needed" },
    { text: "Weighted dips 4x6 +15kg", meaning: "Dip  4x6 bw+15kg\n  // Weighted" },
    { text: "Leg curl (seated) 3x12", meaning: "Seated leg curl  3x12" },
    { text: "SL RDL 3x8 ea.", meaning: "Single-leg Romanian deadlift  3x8; per side" },
    { text: "Reverse lunge 3x10/leg (holding 15 lb DBs)", meaning: "Reverse lunge  3x10 @15lb; per side" },
    { text: "Box jump 5x3 60cm", meaning: "Box jump  5x3 h 60cm" },
    { text: "Row 30 min @ 20 spm", meaning: "Row  30:00 20rpm" },
    { text: "Dip 3x8/side, rest 2-3 min", meaning: "Dip  3x8; per side; rest 2:00-3:00" },
    { text: "Back squat 3x5 30X1", meaning: "Back squat  3x5; tempo 30X1" },
    {
      text: "Barbell press 12-10-8, 20-22.5-25kg",
      meaning: "Barbell press  12 @20kg | 10 @22.5kg | 8 @25kg",
    },
    { text: "Build to a 3RM front squat", meaning: "Front squat  3\n  // Build to a 3RM" },
    { text: "Easy 10k run", meaning: "Easy run  10km" },
    { text: "4x50 drill/swim by 25", meaning: "Swim  4x 50m\n  // drill/swim by 25" },
    { text: "Kniebeugen 5x5 mit 80 kg, 3 Min Pause", meaning: "Back squat  5x5 @80kg; rest 3:00" },
    { text: "Zgibovi 4 x max, pauza 2 min", meaning: "Pull-up  4x max; rest 2:00" },
    { text: "Back squat 3 Sätze à 5 Wdh mit 80 kg", meaning: "Back squat  3x5 @80kg" },
    { text: "Back squat 3x5 Wdh. à 80 kg", meaning: "Back squat  3x5 @80kg" },
    { text: "3 x 5 pon. back squat", meaning: "Back squat  3x5" },
    { text: "Back squat 3 serije po 5, odmor 90 sek", meaning: "Back squat  3x5; rest 1:30" },
    { text: "T1 Squat 5x3", meaning: "Regular: T1\n  Back squat  5x3" },
    { text: "20 min AMRAP\n5 pull-ups", meaning: "AMRAP 20\n  Pull-up  5" },
    { text: "5 RFT\n10 burpees", meaning: "For time x5\n  Burpee  10" },
    { text: "For time (cap 20 min)\n50 burpees", meaning: "For time, cap 20:00\n  Burpee  50" },
    {
      text: "21-15-9 for time\nThruster @43kg\nPull-up",
      meaning: "For time x3\n  Thruster  21 @43kg | 15 @43kg | 9 @43kg\n  Pull-up  21 | 15 | 9",
    },
    { text: "Karen\n150 wall balls for time", meaning: "For time: Karen\n  Wall ball  150reps" },
    { text: "E2MOM x5\n3 back squats", meaning: "Interval x5, every 2:00\n  Back squat  3" },
    { text: "Every 2 min for 12 min:\n3 back squats", meaning: "Interval x6, every 2:00\n  Back squat  3" },
    { text: "EMOM 12\n1 - 14 cal row\n2 - 12 burpees", meaning: "EMOM 12\n  Row  14cal\n  Burpee  12" },
    { text: "EMOM 12\nodd: 14 cal row\neven: 12 burpees", meaning: "EMOM 12\n  Row  14cal\n  Burpee  12" },
    { text: "Block A x3\nPlank x 30 sec\nPush-up x 10", meaning: "Regular x3: Block A\n  Plank  0:30\n  Push-up  10" },
    { text: "Tabata: burpees 10", meaning: "Interval x8, 20s/10s\n  Burpee  10" },
    {
      text: "3 RFT (TC 15), rest 2 min between rounds\n10 burpees\n400m run",
      meaning: "For time x3, cap 15:00\n  Burpee  10\n  Run  400m\n  rest 2:00",
    },
    { text: "5 rounds IGYG: 10 cal row, 10 burpees", meaning: "Regular x5\n  // IGYG\n  Row  10cal\n  Burpee  10" },
    {
      text: "AMRAP 12: 8-8-8 of thrusters, burpees, pull-ups",
      meaning: "AMRAP 12\n  Thruster  8\n  Burpee  8\n  Pull-up  8",
    },
    { text: "AMRAP 12 (with a partner)\n10 burpees", meaning: "AMRAP 12\n  // with a partner\n  Burpee  10" },
    { text: "3 rounds, 40s each: burpees, plank", meaning: "Regular x3\n  Burpee  0:40\n  Plank  0:40" },
    { text: "Power clean EMOM 10: 2 @70%", meaning: "EMOM 10\n  Power clean  2 @70%" },
    { text: "Bike 4x8 min, 4 min easy", meaning: "Bike  4x 8:00; rest 4:00\n  // easy" },
    {
      text: "Run 2 x (4 x 200m, 1 min rest), 5 min between sets",
      meaning: "Run  4x 200m _s | rest _m 5:00 | 4x 200m _s; rest 1:00",
    },
    { text: "8x50m kick, 20s rest", meaning: "Swim kick  8x 50m; rest 20s" },
    { text: "3 rounds of: 10 push-ups, 20 sit-ups", meaning: "Regular x3\n  Push-up  10\n  Sit-up  20" },
    { text: "A1 Bench press 4x8\nA2 Barbell row 4x8", meaning: "Superset x4\n  Bench press  8\n  Barbell row  8" },
    {
      text: "Cable fly ss lateral raise: 3 sets of 12 each",
      meaning: "Superset x3\n  Cable fly  12\n  Lateral raise  12",
    },
    {
      text: "Bench press 3x8 superset with barbell row 3x8",
      meaning: "Superset x3\n  Bench press  8\n  Barbell row  8",
    },
  ],
} as const;
