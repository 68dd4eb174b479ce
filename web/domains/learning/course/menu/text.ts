import { pluralise } from '#lib/language/pluralise'

/** Texts of the course panel. */
export const text = {
  'zh-CN': {
    courses: (count: string) => `${count} 门课程`,
    total: (count: string) => `共 ${count} 门`,
    popular: '大家在学',
    allCourses: '查看全部课程',
    noCategory: '还没有课程分类',
    noCategoryHint: '管理员建好分类后会显示在这里',
  },
  'zh-TW': {
    courses: (count: string) => `${count} 門課程`,
    total: (count: string) => `共 ${count} 門`,
    popular: '大家在學',
    allCourses: '查看全部課程',
    noCategory: '還沒有課程分類',
    noCategoryHint: '管理員建立分類後會顯示在這裡',
  },
  'en-US': {
    courses: (count: string) => pluralise(count, 'course'),
    total: (count: string) => `${count} in total`,
    popular: 'Popular',
    allCourses: 'All courses',
    noCategory: 'No categories yet',
    noCategoryHint: 'They appear here once an administrator adds them.',
  },
}
