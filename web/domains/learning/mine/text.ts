import { pluralise } from '#lib/language/pluralise'

const zhCN = {
  study: '我的学习',
  favourites: '我的收藏',
  views: '学习状态',
  total: (count: number) => `共 ${count} 门`,
  list: '课程',
  noStudy: '这里还没有课程',
  noStudyHint: '去课程中心挑一门，随时可以开始。',
  noFavourites: '还没有收藏',
  noFavouritesHint: '看到想学的课，点一下「收藏」，以后从这里找到它。',
  browse: '去看课程',
}

const zhTW: typeof zhCN = {
  study: '我的學習',
  favourites: '我的收藏',
  views: '學習狀態',
  total: (count) => `共 ${count} 門`,
  list: '課程',
  noStudy: '這裡還沒有課程',
  noStudyHint: '到課程中心挑一門，隨時可以開始。',
  noFavourites: '還沒有收藏',
  noFavouritesHint: '看到想學的課，點一下「收藏」，之後從這裡找到它。',
  browse: '去看課程',
}

const enUS: typeof zhCN = {
  study: 'My courses',
  favourites: 'Favorites',
  views: 'Status',
  total: (count) => pluralise(count, 'course'),
  list: 'Courses',
  noStudy: 'No courses here yet',
  noStudyHint: 'Pick a course and start whenever you like.',
  noFavourites: 'No favorites yet',
  noFavouritesHint: 'Select “Favorite” on any course to save it here.',
  browse: 'Browse courses',
}

export const text = { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS }
