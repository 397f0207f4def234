/** Decisions §12: five answers each, from 1 point (worst) to 5 (best). */
type StarterQuestion = { id: string; title: string; text: string; answers: { id: string; text: string }[] };

export const starterQuestions: { id: string; name: string; questions: StarterQuestion[] }[] = [
  {
    id: "01990292-d100-7cc2-84c5-e0bb478c4227",
    name: "Recovery",
    questions: [
      {
        id: "01990292-d101-76de-9e70-5397acc67f58",
        title: "Sleep quality",
        text: "How well did you sleep?",
        answers: [
          { id: "01990292-d102-7d38-9f2c-e12c1b774b0c", text: "Very badly" },
          { id: "01990292-d103-70da-839c-96ee70d8a69b", text: "Badly" },
          { id: "01990292-d104-7e78-9bf3-f55ec2bf456c", text: "Fairly well" },
          { id: "01990292-d105-7630-9a4a-d882f7e28df9", text: "Well" },
          { id: "01990292-d106-772c-82f0-3ebea1386166", text: "Very well" },
        ],
      },
      {
        id: "01990292-d107-7c44-9159-132c0137ecae",
        title: "Fatigue",
        text: "How tired do you feel?",
        answers: [
          { id: "01990292-d108-7f5c-b1ef-c3ede11aec52", text: "Exhausted" },
          { id: "01990292-d109-7a0b-9085-b7b0f16c2dab", text: "Very tired" },
          { id: "01990292-d10a-7eca-a600-37ffc75dd4da", text: "A little tired" },
          { id: "01990292-d10b-74c6-826f-d6e8956f49b3", text: "Fresh" },
          { id: "01990292-d10c-7975-9e9c-17d1e24a53d8", text: "Very fresh" },
        ],
      },
    ],
  },
  {
    id: "01990292-d10d-747f-81f4-3ad4c987c985",
    name: "Mind",
    questions: [
      {
        id: "01990292-d10e-7fad-9744-df4bd7e31cd3",
        title: "Stress",
        text: "How stressed are you?",
        answers: [
          { id: "01990292-d10f-7799-a60a-8e5ac2fcb543", text: "Extremely" },
          { id: "01990292-d110-763b-b047-0d9c88367cd4", text: "Very" },
          { id: "01990292-d111-756b-8d79-6c1ccecb9946", text: "Somewhat" },
          { id: "01990292-d112-78d3-b462-30d9a4945ed3", text: "A little" },
          { id: "01990292-d113-791c-8c84-6770177ed2bc", text: "Not at all" },
        ],
      },
      {
        id: "01990292-d114-7bd0-a805-2fc19c41d750",
        title: "Mood",
        text: "What is your mood like?",
        answers: [
          { id: "01990292-d115-71da-b813-ea1120c7f770", text: "Very bad" },
          { id: "01990292-d116-74eb-8342-68a666443bde", text: "Bad" },
          { id: "01990292-d117-704b-a09e-c79cbdc3f891", text: "Neutral" },
          { id: "01990292-d118-7df6-8fcf-6a76558d8db2", text: "Good" },
          { id: "01990292-d119-7e57-be24-1a2d6b875b01", text: "Very good" },
        ],
      },
      {
        id: "01990292-d11a-7b43-a7ae-35fc9c13f82d",
        title: "Motivation to train",
        text: "How much do you want to train today?",
        answers: [
          { id: "01990292-d11b-7a9d-9a39-62276d3a6474", text: "Not at all" },
          { id: "01990292-d11c-7afc-9d0d-092187e24a33", text: "Little" },
          { id: "01990292-d11d-7ea5-abac-4f7ccc7a30f2", text: "Somewhat" },
          { id: "01990292-d11e-7871-9732-e37afd2c6b31", text: "Much" },
          { id: "01990292-d11f-7692-bc74-7a6b237d8339", text: "Very much" },
        ],
      },
    ],
  },
];
