import { difficultyIds } from "./ids.ts";

export const starterDifficulties = [
  { id: difficultyIds.beginner, code: "beginner", name: "Beginner", position: 1 },
  { id: difficultyIds.intermediate, code: "intermediate", name: "Intermediate", position: 2 },
  { id: difficultyIds.advanced, code: "advanced", name: "Advanced", position: 3 },
  { id: difficultyIds.elite, code: "elite", name: "Elite", position: 4 },
];

type StarterCategory = { id: string; name: string; subcategories: { id: string; name: string }[] };

export const starterCategories: StarterCategory[] = [
  {
    id: "01990292-d006-748c-bee5-036e911feb14",
    name: "Strength",
    subcategories: [
      { id: "01990292-d007-7b24-baa7-d99339504fb7", name: "Quadriceps" },
      { id: "01990292-d008-7f21-9e0e-b79a7ca2d2fe", name: "Hamstrings" },
      { id: "01990292-d009-76e6-b338-92d81d4e2885", name: "Glutes" },
      { id: "01990292-d00a-76b1-880c-fd8cec056e4e", name: "Calves" },
      { id: "01990292-d00b-7599-920d-6ce9955c9d86", name: "Adductors" },
      { id: "01990292-d00c-748e-8051-06173aad281f", name: "Abductors" },
      { id: "01990292-d00d-79fa-9be1-6d865e36ab69", name: "Chest" },
      { id: "01990292-d00e-7ec8-bcdf-4a6043120a26", name: "Shoulders" },
      { id: "01990292-d00f-7ac7-bcda-7dfc73b44d07", name: "Triceps" },
      { id: "01990292-d010-7f72-982e-e48d7f1003e5", name: "Biceps" },
      { id: "01990292-d011-7863-85a2-a8388074dc45", name: "Forearms" },
      { id: "01990292-d012-7f03-b04a-433094f32064", name: "Lats" },
      { id: "01990292-d013-75dd-9166-1355e2139570", name: "Middle back" },
      { id: "01990292-d014-7d00-9080-78f048f420fd", name: "Lower back" },
      { id: "01990292-d015-7660-a917-cd4c3479a264", name: "Traps" },
      { id: "01990292-d016-75a5-9500-3450eb6a01f3", name: "Abdominals" },
      { id: "01990292-d017-7e99-b4ee-b6d81eaf3f8e", name: "Neck" },
      { id: "01990292-d018-7002-b9b8-0d761d5ea8c8", name: "Full body" },
    ],
  },
  {
    id: "01990292-d019-73cd-ace2-c07b5becbe56",
    name: "Olympic weightlifting",
    subcategories: [
      { id: "01990292-d01a-7d63-9cde-c3206f14b370", name: "Snatch" },
      { id: "01990292-d01b-7b45-9485-eee68ac51d8c", name: "Clean" },
      { id: "01990292-d01c-70f8-bdf6-a9c6499c6710", name: "Jerk" },
      { id: "01990292-d01d-7c53-9b12-0684ab144d7d", name: "Pulls" },
    ],
  },
  {
    id: "01990292-d01e-7b10-bd60-707e27ef524d",
    name: "Plyometrics",
    subcategories: [
      { id: "01990292-d01f-71d0-a1b7-9d0c1cbebb65", name: "Jumps" },
      { id: "01990292-d020-7efa-b83e-9243bf9ecd87", name: "Bounds and hops" },
      { id: "01990292-d021-7bd3-b7d9-7cae94028add", name: "Throws" },
    ],
  },
  {
    id: "01990292-d022-7f55-a6f6-7ded8f2fb77e",
    name: "Speed",
    subcategories: [
      { id: "01990292-d023-70a6-96c9-ed3c2c95621b", name: "Sprints" },
      { id: "01990292-d024-79f7-9d4c-a2447efd82e1", name: "Agility" },
    ],
  },
  {
    id: "01990292-d025-711e-8c5a-522f26056f60",
    name: "Cardio",
    subcategories: [
      { id: "01990292-d026-741b-8629-00f20fb04baf", name: "Walking" },
      { id: "01990292-d027-7938-8c9f-a1d2574da00d", name: "Running" },
      { id: "01990292-d028-7a3a-b846-88774f6daaf9", name: "Rowing" },
      { id: "01990292-d029-7c3b-8a52-1d813c69a995", name: "Cycling" },
      { id: "01990292-d02a-7e30-b7ca-89d508af998a", name: "Mixed" },
    ],
  },
  {
    id: "01990292-d02b-76df-aa2d-b44b67bbb874",
    name: "Strongman",
    subcategories: [
      { id: "01990292-d02c-7668-9f2b-eeeae562e0d7", name: "Sleds" },
      { id: "01990292-d02d-78cf-8616-2e24623d427c", name: "Carries" },
    ],
  },
  {
    id: "01990292-d02e-7635-94a2-df374c9d5c76",
    name: "Mobility",
    subcategories: [
      { id: "01990292-d02f-7886-a5de-eedf87bd499b", name: "Ankles" },
      { id: "01990292-d030-736e-a4f5-3b029972c8c7", name: "Hips" },
      { id: "01990292-d031-7ac3-848b-3638d1cffe5f", name: "Spine" },
      { id: "01990292-d032-797e-8111-3a29228678a3", name: "Shoulders" },
      { id: "01990292-d033-7612-a3bf-5c5bd41dadf8", name: "Full body" },
    ],
  },
  {
    id: "01990292-d034-7f92-95b7-a1209b70bf75",
    name: "Stretching",
    subcategories: [
      { id: "01990292-d035-76a6-a521-116290cffb3a", name: "Calves" },
      { id: "01990292-d036-7712-b7b2-55377de28f75", name: "Hamstrings" },
      { id: "01990292-d037-7b67-8cb4-32d61bd52bbf", name: "Quadriceps" },
      { id: "01990292-d038-7f4a-baa1-c72dbc0fe31f", name: "Glutes" },
      { id: "01990292-d039-7a08-87ab-b4cef39605e8", name: "Adductors" },
      { id: "01990292-d03a-7f0a-b4a4-0ffac1662dd6", name: "Chest" },
      { id: "01990292-d03b-72be-bb64-8208797628c8", name: "Lats" },
    ],
  },
  {
    id: "01990292-d03c-7efe-b263-3b242687dda3",
    name: "Team sport",
    subcategories: [
      { id: "01990292-d03d-7a4f-b0eb-9cbf81ced410", name: "Match" },
      { id: "01990292-d03e-7eb3-9aff-8e2d75a88d81", name: "Practice" },
    ],
  },
];
